# Choices that are said ahead, where people have days: it comes when somebody wants to.

ahead-title = Plan ahead
ahead-about = Play on as it could go. What you keep is chosen for you as soon as your turn comes, if it went like that. Nobody else sees it.
ahead-made = { $n ->
    [one] One choice was made as you planned.
   *[other] { $n } choices were made as you planned.
}
ahead-kept = What you will choose
ahead-new = One more way
ahead-you = You:
ahead-chooses = { $name }: { $choice }
ahead-choose = You choose
ahead-other = { $name } chooses
ahead-rolls = The dice show
ahead-any-roll = Any dice
ahead-anything = Whatever happens until my turn
ahead-next = What comes next
ahead-keep = Keep this
ahead-back = One step back
ahead-remove = Remove
ahead-remove-what = Remove: { $choice }
ahead-at-once = You choose at the same time as others then: that cannot be planned.
ahead-others-at-once = They choose at the same time: take whatever happens.
ahead-unsure = After what you left open these are the choices that came up when the house tried it out.
ahead-over = The game can be over then.
ahead-away = The house does not answer: try again in a moment.
