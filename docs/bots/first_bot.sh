#!/bin/sh
# A bot that takes the first that is offered: luckhouse bot run booty-dice -- sh docs/bots/first_bot.sh
# Long lines are slow work for a shell, which reads them byte by byte: `grep` does it, and hands on what is needed.
grep --line-buffered -o '"offers":\[{"word":"[^"]*' | while read -r offers; do
    printf '{"choose": "%s"}\n' "${offers##*\"}"
done
