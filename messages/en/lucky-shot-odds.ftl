# Lucky Shot: tables of odds. $from, $into, $fort: forts like 1a; $treasure: a treasure.

lucky-shot-odds-tries = What you can try now
lucky-shot-odds-succeeds = succeeds
lucky-shot-odds-try = try
lucky-shot-odds-hunt = hunt for a treasure
lucky-shot-odds-salvage = salvage the treasure
lucky-shot-odds-raid = raid { $from }: { $treasure } into { $into }
lucky-shot-odds-move = move { $treasure } from { $from } to { $into }
lucky-shot-odds-move-protected = move { $treasure } from { $from } to { $into }, protected
lucky-shot-odds-chosen-die = The hunting die is yours to choose, by the power of the volcano.
lucky-shot-odds-dice-to-come = { $dice ->
    [one] What the last die still to be rolled can show
   *[other] What the { $dice } dice still to be rolled can show
}
lucky-shot-odds-shown = shown
lucky-shot-odds-wanted = wanted levels
lucky-shot-odds-levels = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
lucky-shot-odds-treasures = Your treasures, when a raid die matches their fort
lucky-shot-odds-gets-through = raid gets through
lucky-shot-odds-treasure = treasure
lucky-shot-odds-fort = fort
lucky-shot-odds-bricks = bricks
lucky-shot-odds-held = { $treasure }
lucky-shot-odds-in = { $fort }
