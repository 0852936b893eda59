"""`python -m petteia`."""

from __future__ import annotations

import sys

from petteia.tools.main import main

if __name__ == "__main__":
    sys.exit(main())
