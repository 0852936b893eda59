"""The browser tests of this game stand on the fixtures of the web tests."""

from tests.web.conftest import chromium, site
from tests.web.test_play import visit

__all__ = ["chromium", "site", "visit"]
