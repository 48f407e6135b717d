"""Fetches the description of a house into `openapi.json`, without what the maker of clients cannot read: `items: false` after a tuple."""

import json
import sys
import urllib.request


def readable(value):
    if isinstance(value, dict):
        return {key: readable(part) for key, part in value.items() if (key, part) != ("items", False)}
    return [readable(part) for part in value] if isinstance(value, list) else value


with urllib.request.urlopen(sys.argv[1]) as answer, open("openapi.json", "w", encoding="utf-8") as file:
    json.dump(readable(json.load(answer)), file)
