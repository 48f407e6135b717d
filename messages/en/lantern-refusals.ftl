# Lantern: why a choice is not allowed now. $dice, $asked: dice; $face: the face of one; $ability: an ability.

lantern-refused-keep-first = The dice add up to { $total }, less than { $enough }: first say whether you keep them or roll again.
lantern-refused-assign-first = First give each of the six dice its place: they show { $dice }.
lantern-refused-other-dice = These are not your dice: they show { $dice }.
lantern-refused-has-set-out = The dice have their places, and the journey has begun.
lantern-refused-no-reward = No row of experience is full: there is no circle to draw.
lantern-refused-reward-first = A row of experience is full: first say which ability gets a circle.
lantern-refused-no-circle = No circle of { $ability } is left.
lantern-refused-no-such-die = No die shows { $face }: they show { $dice }.
lantern-refused-not-there = You cannot roll { $asked } again: the dice show { $dice }.
lantern-refused-off-the-die = A { $face } cannot be turned that way: there is nothing above 6 and nothing below 1.
lantern-refused-no-room = { $ability } has { $most } circles, and there is no room for more.
