"""A bot in twenty lines: takes the first open chair of a table and answers at random.

python bot.py http://localhost:8470 <table id>          standard library only
"""

import json
import random
import sys
import urllib.error
import urllib.request

site, table = sys.argv[1].rstrip("/"), sys.argv[2]
base, headers = f"{site}/api/v1/tables/{table}", {"X-Petteia": "1"}


def call(path, body=None):
    sent = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(base + path, sent, headers), timeout=60)


headers["Authorization"] = "Bearer " + json.load(call("/join", {"name": "Python"}))["token"]
for line in call("/stream"):
    told = json.loads(line)
    if (told.get("view") or {}).get("outcome"):
        sys.exit(print("places:", told["view"]["outcome"]["places"]))
    if told.get("options"):
        try:
            call("/act", {"action": random.choice(told["options"])["action"], "seq": told["seq"]})
        except urllib.error.HTTPError as refused:
            print("refused:", json.load(refused)["message"])
