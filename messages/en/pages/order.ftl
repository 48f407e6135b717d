# Order among players: reports, and the page of those who look at them.

order-title = Order
order-not-yours = This page is not for everybody
order-away = The house does not answer right now.
order-failed = That did not work: { $text }

offence-insult = Insulting words
offence-harassment = Threats, or not leaving somebody alone
offence-spam = Spam or advertising
offence-cheating = A game that is not honest
offence-name = A name that offends
offence-other = Something else

report-title = Report something
report-text = Those who keep order here will look at it. Nobody else hears that it was you.
report-what = What is it about?
report-talk = { $name }: “{ $text }”
report-name = The name { $name }
report-conduct = How { $name } behaves
report-why = What is wrong with it?
report-more = What else should they know? (you can leave this out)
report-send = Send the report
report-nothing = There is nobody here to report.
report-sent = Thank you. Somebody will look at it.

reports-title = Open reports
reports-none = Nothing is open.
reports-talk = { $called } said
reports-name = The name { $called }
reports-conduct = How { $called } behaves
reports-by = { $by } reported this on { $at }
reports-guest = a guest, without an account
reports-account = Account: { $name }
reports-around = What was said there
reports-gone = The talk is gone: the table was deleted, or its talk was.
reports-hidden = (hidden)
reports-hide = Hide
reports-hide-line = Hide line { $line }
reports-show = Show
reports-show-line = Show line { $line }
reports-mute = Mute { $name }…
reports-ban = Ban { $name }…
reports-table = To the table
reports-outcome = What came of it
reports-close = Close the report
outcome-nothing = Nothing to do
outcome-hidden = Talk was hidden
outcome-muted = The account was muted
outcome-banned = The account was banned

restrain-mute = Mute { $name }
restrain-ban = Ban { $name }
restrain-mute-text = They can play on, but nobody hears them.
restrain-ban-text = They leave their tables at once. They can look on, but not sit down, open tables or join tournaments.
restrain-time = For how long?
restrain-minutes = { $n ->
    [1] 1 minute
   *[other] { $n } minutes
}
restrain-hours = { $n ->
    [1] 1 hour
   *[other] { $n } hours
}
restrain-days = { $n ->
    [1] 1 day
   *[other] { $n } days
}
restrain-for-good = Until somebody lifts it
restrain-why = Why? They are told so.
restrain-more = A remark for them (you can leave this out)

restrained-title = Muted and banned
restrained-none = Nobody is.
restrained-muted = muted until { $until }
restrained-muted-for-good = muted until somebody lifts it
restrained-banned = banned until { $until }
restrained-banned-for-good = banned until somebody lifts it
restrained-lift-muted = Let { $name } talk again
restrained-lift-banned = Let { $name } play again

order-tables-title = Public tables
order-tables-none = None is open.
order-tables-empty = nobody sits there
order-tables-close = Close
order-tables-close-name = Close the table of { $game } with { $players }
order-tables-sure = Close the table of { $game } with { $players }? Nobody wins, and everybody there is told.

deeds-title = What was done
deeds-none = Nothing yet.
deeds-former = somebody who has gone
deeds-hide = { $by } hid line { $line } of { $about }
deeds-show = { $by } showed line { $line } of { $about } again
deeds-muted = { $by } muted { $about } ({ $time })
deeds-banned = { $by } banned { $about } ({ $time })
deeds-for-good = until it is lifted
deeds-lift-muted = { $by } let { $about } talk again
deeds-lift-banned = { $by } let { $about } play again
deeds-close-table = { $by } closed a table
deeds-close-report = { $by } closed a report about { $about }: { $outcome }

kept-title = How long things are kept
kept-for-ever = for ever
kept-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
kept-games-days = Finished games
kept-talk-days = Talk
kept-reports-days = Reports that nobody closes
kept-deeds-days = What was done by hand
kept-accounts-days = Accounts of players whom nobody sees
