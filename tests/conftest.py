"""What all tests share."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# a busy machine is no failure: no example has to be quick
settings.register_profile("petteia", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("petteia")
