#!/bin/sh
# A bot that takes the first that is offered: luckhouse bot run booty-dice -- sh docs/bots/first_bot.sh
while read -r line; do
    case $line in
        '{"tell":"choose"'*)
            offers=${line#*\"offers\":\[\{\"word\":\"}
            printf '{"choose": "%s"}\n' "${offers%%\"*}"
            ;;
    esac
done
