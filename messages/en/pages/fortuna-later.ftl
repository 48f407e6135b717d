# What Fortuna says at rare moments: its tour and its end.

tour-players = Everybody’s points, and three marbles each: above in hand, below behind bars in the dungeon. When somebody’s last marble goes down, the game is over, and the most points win.
tour-stage = In every turn dice are rolled and bricks turned over. A blank brick counts 0.
tour-tablet = Look for what dice and bricks make together: the first of these that fits is the score. On your turn tap its name to call it. If nothing fits, call Plain.
tour-ask = What there is to do stands here. When others call, you decide in secret whether you believe it. A wrong call that is challenged costs a marble.
tour-last = When a turn is over, this line tells what it truly was, whatever was called.
end-smiles = Fortuna smiles on { $names }
