"""A bot that chooses at random: luckhouse bot run booty-dice -- python3 docs/bots/random_bot.py"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["tell"] == "choose":
        offer = random.choice(told["offers"])
        print(json.dumps({"choose": offer["word"]}), flush=True)
