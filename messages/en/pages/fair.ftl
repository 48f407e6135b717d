# How the dice of a table are made, and what is wrong with them.

dice-together = Dice together: every roll needs a fresh secret of everybody who is here. Nobody knows it before.
dice-sealed = Dice sealed: all rolls follow from what everybody seals before the first one. The house knows them.
dice-open = The dice are made together where two or more people play, and sealed otherwise.
dice-words = Four words of these dice
dice-words-help = Read them to each other: if they differ, somebody is lied to.
dice-waits = The dice wait for { $names } …
dice-new-key = This house has another key than before. If nobody told you why, ask its host.
dice-left-out = You add nothing to these dice: your seal did not come in time.
dice-unkept = This browser keeps nothing for this page, so you add nothing to the dice.
dice-missed = { $n ->
    [one] You missed { $n } round of the dice. After two they are rolled without you.
   *[other] You missed { $n } rounds of the dice. After two they are rolled without you.
}

alarm-title = Something is wrong with the dice of this table
alarm-stop = Do not trust what follows. Your browser adds nothing more. Keep the receipt, and tell the others.
alarm-save = Save the receipt
alarm-saw = What it saw
alarm-house-key = The house signs with another key than the one this table began with.
alarm-signature = A signature of the house is wrong.
alarm-other-list = The house tells another list of seals than the one you opened against.
alarm-own-line = Your own seal is not in the list as you sealed it.
alarm-before = This table does not follow the game that you played before: the house names another one.
alarm-terms = The list is for other rules or terms than the table shows.
alarm-opening = Opened bytes do not fit their seal.
alarm-void = The start was called void, and it was not.
alarm-anchor = Somebody began a chain for your seat, and it was not this device. If it was you on another one, all is well: go on there.
alarm-round = A round of the dice does not follow from those before it.
alarm-link = A link of a player does not fit the one before it.
alarm-missing = You gave what was asked for, and the house says that you did not.
alarm-seen = What the house says you saw is not what you saw.
alarm-rolled-back = The house tells the past of this game otherwise than before.
alarm-taken-back = Something was taken back that cannot be taken back.
alarm-choice = A choice was changed, or made after yours was known.
alarm-secret = The secret of the house does not fit its seal.
alarm-line = A line of the log is not as it must be.
alarm-roll = A roll is not what these dice give.
