"""Plays a game at a house with a client that was made from its description, and checks what the socket tells."""

import json
import sys

import jsonschema
import websocket

sys.path.insert(0, ".")
from made import Client  # noqa: E402
from made.api.tables import open_ as open_table  # noqa: E402
from made.models import OpenTable  # noqa: E402

url = sys.argv[1]
client = Client(base_url=url)
order = {"game": "booty-dice", "seats": 2, "bots": {"2": "random"}, "sit": {"name": "Ann"}}
seated = open_table.sync(client=client, body=OpenTable.from_dict(order))
assert seated.seat == 1 and seated.token, seated

described = client.get_httpx_client().get("/api/v1/asyncapi.json").json()
messages = described["components"]["messages"]


def check(message, tag):
    """Is this message what it is described as?"""
    payload = messages[f"{tag}-{message[tag]}"]["payload"]
    jsonschema.validate(message, {**payload, "components": described["components"]})


def say(socket, message):
    check(message, "say")
    socket.send(json.dumps(message))


socket = websocket.create_connection(url.replace("http", "ws") + described["channels"]["table"]["address"], timeout=60)
say(socket, {"say": "hello", "version": int(described["info"]["version"]), "table": seated.table, "token": seated.token})
said, heard = 0, set()
while True:
    told = json.loads(socket.recv())
    check(told, "tell")
    heard.add(told["tell"])
    now = told.get("now")
    if now and now["stage"] == "over":
        break
    if now and now["stage"] == "playing" and now["offers"]:
        said += 1
        say(socket, {"say": "choose", "id": f"c{said}", "word": now["offers"][0]["word"]})
assert {"welcome", "snapshot", "done"} <= heard, heard
print(f"a game of {said} choices, every message as it is described")
