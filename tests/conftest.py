"""What all tests share."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

# a busy machine is no failure: no example has to be quick
settings.register_profile("petteia", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("petteia")

# whoever runs the tests in the background may have Ctrl-C ignored, and programs started here inherit that
signal.signal(signal.SIGINT, signal.default_int_handler)
