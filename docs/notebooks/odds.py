# %% [markdown]
# # Exact odds, and a picture of them
#
# What can come up is known exactly: `table.ways` lists every roll with its whole number of ways. Here: how many faces of each kind six Booty dice
# show, and how often a Curse, a Mutiny or a Shipwreck is among them.

# %%
import sys
from fractions import Fraction

import luckhouse

table = luckhouse.make("booty-dice", seats=2)
table.apply("p1 starts")
rolls = [(word.split(), ways) for word, ways in table.ways]
total = sum(ways for _, ways in rolls)
assert (len(rolls), total) == (462, 6**6)


# %%
def chance(test):
    return Fraction(sum(ways for dice, ways in rolls if test(dice)), total)


curse = chance(lambda dice: set("XJCWS") <= set(dice))
mutiny = chance(lambda dice: dice.count("W") >= 3)
shipwreck = chance(lambda dice: dice.count("X") >= 3)
for name, odds in {"a Curse": curse, "a Mutiny": mutiny, "a Shipwreck": shipwreck}.items():
    print(f"{name:12} {odds} = {float(odds):.2%}")
assert mutiny == shipwreck

# %% [markdown]
# A picture, if Matplotlib is there: `python odds.py picture.png`.

# %%
doubloons = [chance(lambda dice, n=n: dice.count("D") == n) for n in range(7)]
assert sum(doubloons) == 1
if len(sys.argv) > 1:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.bar(range(7), [float(odds) for odds in doubloons], color="#b8860b")
    pyplot.xlabel("doubloons among six dice")
    pyplot.ylabel("chance")
    pyplot.savefig(sys.argv[1])
