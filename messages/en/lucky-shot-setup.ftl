# Lucky Shot before it is played: what it is, what can be set, who can be met.

lucky-shot-about = Build forts, raid forts, and be the first to hold four of the six treasures.
lucky-shot-option-forest = what the power of Forest gives
lucky-shot-option-forest-full = a new fort, a treasure that comes into play, and a die for one
lucky-shot-option-forest-bare = the new fort alone
lucky-shot-option-volcano = which die the power of Volcano chooses
lucky-shot-option-volcano-any = the first of the next turn, be it for the hunt or for the card
lucky-shot-option-volcano-act = the first for the card, never that of the hunt
lucky-shot-option-stolen = whether a treasure stolen from a move gives its power
lucky-shot-option-stolen-quiet = it does not
lucky-shot-option-stolen-power = the thief has its power at once
lucky-shot-option-cap = turns after which most treasures win, then most standing bricks
lucky-shot-character-mason = Mason trusts in bricks, and in more bricks.
lucky-shot-character-corsair = Corsair would rather take a treasure from you than find one.
lucky-shot-character-magpie = Magpie builds nest after nest, and waits for something that glitters.
