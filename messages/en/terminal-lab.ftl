# What `luckhouse lab …` finds out, and the reports that it writes. Words in `backquotes` are typed: they are the same in every language.

# Figures and tables.
terminal-lab-between = { $low } to { $high }
terminal-lab-interval = 95 % interval
terminal-lab-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
terminal-lab-header = { $header }, seed { $seed }
terminal-lab-as-it-is = as it is
terminal-lab-shared = shared
terminal-lab-nobody = nobody wins
terminal-lab-capped = ended by the cap
terminal-lab-first-turn = first turn, above an equal share
terminal-lab-column-cell = cell
terminal-lab-column-first = first turn's advantage
terminal-lab-column-capped = capped
terminal-lab-column-table = table
terminal-lab-column-games = games
terminal-lab-column-share = share
terminal-lab-column-mean = mean
terminal-lab-column-half = half
terminal-lab-column-longest = longest
terminal-lab-column-measure = measure
terminal-lab-column-use = use
terminal-lab-column-in-a-game = in a game
terminal-lab-column-used = who used it wins
terminal-lab-column-did-it = who did it wins
terminal-lab-column-not-used = who did not
terminal-lab-column-interval = interval
terminal-lab-column-less = A less B
terminal-lab-column-option = option
terminal-lab-column-skill = skill
terminal-lab-column-without = without
terminal-lab-column-times = times in a game
terminal-lab-column-wins-more = wins more, in points
terminal-lab-column-gift = what the second player has more
terminal-lab-column-begins = who begins wins
terminal-lab-column-above-even = above even
terminal-lab-column-missed = missed by
terminal-lab-column-away = away
terminal-lab-measure-wins = wins
terminal-lab-measure-first = first seat
terminal-lab-measure-draws = draws
terminal-lab-measure-caps = caps
terminal-lab-measure-turns = turns
terminal-lab-measure-choices = choices
terminal-lab-measure-rolls = rolls

# A plan in one line, part by part.
terminal-lab-plan-seats = seats { $seats }
terminal-lab-plan-bots = bots { $bots }
terminal-lab-plan-nodes = { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
terminal-lab-plan-games = { $games ->
    [one] { $games } game each
   *[other] { $games } games each
}
terminal-lab-plan-seed = seed { $seed }
terminal-lab-plan-until = until { $half } %
terminal-lab-plan-version = version { $version } (plan { $plan })

# `lab run` and `lab merge`.
terminal-lab-grid = The grid
terminal-lab-cell = Cell { $number }: { $table }
terminal-lab-seat-wins = { $seat } ({ $bot }) wins
terminal-lab-turns-of-game = turns in a game
terminal-lab-choices-of-game = choices in a game
terminal-lab-rolls-of-game = rolls in a game
terminal-lab-spread-turns = Turns: half of the games have at most { $half }, 10 % at most { $tenth }, 90 % at most { $most }.
terminal-lab-spread-choices = Choices: half of the games have at most { $half }, 10 % at most { $tenth }, 90 % at most { $most }.
terminal-lab-no-choice = Nobody had a choice between two things or more.
terminal-lab-width = Of { $counted } choices that were looked at, { $share } % were between two things or more; then between { $things } on average.
terminal-lab-used = What was used
terminal-lab-used-note = Who used something often had a reason: this is what went together, not what caused it.
terminal-lab-took = It took { $seconds } seconds.
terminal-lab-damaged = { $lines ->
    [one] { $lines } damaged line was left out, and its portion played again.
   *[other] { $lines } damaged lines were left out, and their portions played again.
}
terminal-lab-run-all = { $games ->
    [one] The one game was played, and the interval asked for may not be reached.
   *[other] All { $games } games were played, and the interval asked for may not be reached.
}
terminal-lab-run-reached = Stopped after { $games } of at most { $all } games: every seat's share is known to { $aim } % each way.
terminal-lab-run-part = { $games } of { $all } games of { $plan } are played: `luckhouse lab merge` joins the parts when all are there.
terminal-lab-joined = { $parts ->
    [one] { $parts } part joined in { $folder }
   *[other] { $parts } parts joined in { $folder }
}

# `lab compare`.
terminal-lab-compare-bots = { $a } against { $b }: { $games } games in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
terminal-lab-compare-wins = { $a } wins
terminal-lab-compare-more = more than even
terminal-lab-compare-alone = Both played the same dice; { $b } wins { $even } %.
terminal-lab-compare-two = Both had each seat with the same dice; even is 50 %.
terminal-lab-compare-many = One { $a } among { $b }s went round the seats with the same dice; even is { $even } %.
terminal-lab-compare-better = { $bot } is better.
terminal-lab-compare-open = No difference is shown; none larger than { $points } points is left.
terminal-lab-compare-error = Wrong in at most { $error } % of such runs, whenever they stop: the looks share that error.
terminal-lab-compare-error-each = Of each line: wrong in at most { $error } % of such runs, whenever they stop: the looks share that error.
terminal-lab-compare-options = A: { $one }; B: { $other }; { $games ->
    [one] { $games } game of each
   *[other] { $games } games of each
}
terminal-lab-compare-differs = differs
terminal-lab-compare-none = no difference worth the name
terminal-lab-compare-not-shown = not shown
terminal-lab-compare-measures = Both were played with the same dice. `wins` is what p1 wins, `first seat` whoever begins.

# `lab options`.
terminal-lab-options-title = What each value changes, { $games ->
    [one] { $games } game of each
   *[other] { $games } games of each
}, the same dice
terminal-lab-options-skill = Skill: how much more { $better } against { $weaker } wins than even.
terminal-lab-options-shares = Shares in points of a hundred, each with half of its 95 % interval: of twenty differences that are none, one is shown by luck. `-`: nothing measurable.
terminal-lab-options-nothing = changes nothing measurable

# `lab without`.
terminal-lab-without-title = { $bot } that never does it, against { $bot } that may
terminal-lab-without-times = The same dice for both, and every seat. `times`: how often one player does it in a game who may.
terminal-lab-without-error = `games`: of each seat. Each line is wrong in at most 5 % of such runs, whenever they stop.
terminal-lab-without-worth = worth having
terminal-lab-without-spirit = pays against the spirit of the game: { $why }
terminal-lab-without-never = never worth using: who does without { $name } loses next to nothing
terminal-lab-without-trap = a trap: who does without { $name } wins more often
terminal-lab-without-unused = this bot never does it, so that nothing can be said
terminal-lab-without-compulsory = compulsory: whoever does it has no other choice, so that nothing can be said
terminal-lab-without-naming = never chosen freely: it only names whom or what, and cannot be done without
terminal-lab-without-open = no difference shown; more games would tell

# `lab handicap`.
terminal-lab-handicap-title = Head starts, both playing best
terminal-lab-handicap-nothing = nothing
terminal-lab-handicap-nearest = Nearest to even: { $start }, with which who begins wins { $wins }.
terminal-lab-handicap-error = From the solved game: every chance is off by { $error } at most.
terminal-lab-handicap-measured = Who begins, { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $bots }
terminal-lab-handicap-even = even
terminal-lab-handicap-none = No advantage is shown, so that no head start is called for.
terminal-lab-handicap-uneven = The seats are not even. `lab options` shows which options change that.
terminal-lab-handicap-unsolved = What a head start is worth is not known: nobody has solved this game with these options.
terminal-lab-handicap-unknown = What a head start is worth is not known: { $why }.
terminal-lab-handicap-order = Who wins, by when they have their first turn: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of each start by { $bots }
terminal-lab-handicap-column-each = for each place behind the first
terminal-lab-handicap-column-turn = turn { $place }
terminal-lab-handicap-column-off = farthest from even
terminal-lab-handicap-best = Nearest to even: { $start }. Whoever is farthest from an equal share is nearer to it than with any other start that was tried; the intervals say how sure that is.
terminal-lab-handicap-no-gift = Nothing that could be given as a head start can be measured in this game.

# `lab tune`.
terminal-lab-tune-title = The best of { $tried } that were tried
terminal-lab-tune-met = { $figures } met
terminal-lab-tune-front = on the front
terminal-lab-tune-missed = Missed by: points of a share, hundredths of a length, all aims together. Intervals are of 95 %.
terminal-lab-tune-front-note = On the front: no other of these is nearer to one aim without being farther from another, or from today's rules.
terminal-lab-tune-sketched = ~: best play was sketched, and corrected by { $points } points, which it was off at the start. `--confirm N` or `luckhouse solve` is exact.
terminal-lab-tune-away = Away: how far from today's rules. One for each option that changes, and the part of its range that a number moves; of a document, one for each tenth of its words. Each whole one weighs as much as missing an aim by { $points } points.
terminal-lab-tune-alike = { $count ->
    [one] { $count } more set of options played the very same games, and is not listed.
   *[other] { $count } more sets of options played the very same games, and are not listed.
}
terminal-lab-tune-unconfirmed = { $count ->
    [one] { $count } of the best could not be solved exactly, and stays a sketch.
   *[other] { $count } of the best could not be solved exactly, and stay sketches.
}
terminal-lab-tune-nothing = The rules of today come nearest: nothing that was tried is better.

# `lab report`: its head, and what stands in many places.
terminal-lab-report-title = { $title }: a report
terminal-lab-report-made-by = Made by
terminal-lab-report-from-plan = from this plan:
terminal-lab-report-plan = The plan
terminal-lab-report-numbers = The numbers
terminal-lab-report-part = part of the game
terminal-lab-report-no-such-game = no such game
terminal-lab-report-one-game = one game only
terminal-lab-report-table = { $players ->
    [1] alone
   *[other] { $players } players
}, { $bots }

# Who wins, and what the options do.
terminal-lab-report-wins = Who wins
terminal-lab-report-first = whoever has the first turn
terminal-lab-report-equal = an equal share
terminal-lab-report-seats-about = What each seat wins, a shared win in parts, with the 95 % interval.
terminal-lab-report-options = What the options do
terminal-lab-report-map-first = The first turn
terminal-lab-report-map-first-about = What it is worth above an equal share.
terminal-lab-report-map-turns = Turns
terminal-lab-report-map-turns-about = The mean length of a game.
terminal-lab-report-map-nobody = Nobody wins alone
terminal-lab-report-map-nobody-about = Games that are shared or lost.

# How long it takes, and what is used.
terminal-lab-report-length = How long it takes
terminal-lab-report-turns-about = How many of all games took so many turns.
terminal-lab-report-width = { $table }: { $real } of the choices are between two things or more, then between { $things } on average.
terminal-lab-report-uses = What is used
terminal-lab-report-uses-about = How often each thing is done, or happens; and what those win who did it at least once in a game, and those who did not. The difference says who wins, not what makes them win: whoever wins has done more of everything.
terminal-lab-report-uses-of = { $table }:
terminal-lab-report-chosen = { $name } (chosen): { $about }
terminal-lab-report-happens = { $name } (happens): { $about }
terminal-lab-report-nobody = nobody
terminal-lab-report-never = Never seen, so in fewer than one game in { $games }: { $names }.

# How it goes.
terminal-lab-report-course = How it goes: { $table }
terminal-lab-report-looked = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, looked at with { $nodes } nodes for each decision.
terminal-lab-report-exact = All chances are exact.
terminal-lab-report-off = A chance can be off by up to { $error }, { $mean } in the mean over games; leads, drama and comebacks count only beyond that, and luck is measured a little too high.
terminal-lab-report-left-out = Of { $games } more there is nothing to say.
terminal-lab-report-house = The rival of a player alone is the house.
terminal-lab-report-leader = Somebody leads who is at least 2 points ahead of all others.
terminal-lab-report-king = A choice makes a king if whoever makes it has less than 2 % and moves another by more than 5 points, and by more than the coach can be off.
terminal-lab-report-leads = lead changes in a game
terminal-lab-report-decided = decided: part of the game until the winner leads for good
terminal-lab-report-sealed = as good as won: part until the winner has 90 % for good
terminal-lab-report-drama = drama: how far the winner is behind, over the game
terminal-lab-report-comeback = comeback: how far up the winner comes from the lowest point
terminal-lab-report-early = whoever leads after a third of the game wins
terminal-lab-report-early-chance = the chance that the coach gave them then
terminal-lab-report-kings = games in which a choice makes a king
terminal-lab-report-curve = The winner's chance
terminal-lab-report-curve-about = From the start of a game to its end: half of the games lie in the dark band, four of five in the light one; the thick line is the median, the thin ones are single games.

# Luck, choices and skill.
terminal-lab-report-choices = Luck and choices: { $table }
terminal-lab-report-luck-of-roll = luck of a roll: how far it moves a seat's chance
terminal-lab-report-luck-of-game = luck of a game: how far all rolls move a seat
terminal-lab-report-given-away = given away for certain by a seat's own choices
terminal-lab-report-accuracy = accuracy
terminal-lab-report-decisions = decisions in a game
terminal-lab-report-all-decisions = all decisions
terminal-lab-report-things = { $from } choices
terminal-lab-report-things-to = { $from } to { $to } choices
terminal-lab-report-things-more = { $from } and more choices
terminal-lab-report-matters = How often a choice matters
terminal-lab-report-matters-about = Decisions in which the best is better than the next by more than one point, and by more than the coach can be off: the mean over games, by how many things there were to choose from.
terminal-lab-report-skill = Luck against skill
terminal-lab-report-skill-alone = How much more often the better one wins, with the same dice.
terminal-lab-report-skill-together = What the better one wins against weaker ones in all other seats, with the same dice and in every seat.
terminal-lab-report-rounds = { $rounds ->
    [one] { $rounds } round for each step.
   *[other] { $rounds } rounds for each step.
}
terminal-lab-report-against = { $better } against { $weaker }
terminal-lab-report-better = A better bot
terminal-lab-report-no-better = no better
terminal-lab-report-more-often = more often
terminal-lab-report-above = above an equal share

# What a report says first: a verdict on each question, in words.
terminal-lab-verdict-title = In short
terminal-lab-verdict-contents = Contents
terminal-lab-verdict-sure = Each answer holds with 95 % confidence; where it rests on several figures at once, their intervals are widened so that all of them hold together.
terminal-lab-verdict-interrupted = Interrupted: everything here is true of what had been played by then.
terminal-lab-verdict-of = { $table }: { $verdict }
terminal-lab-verdict-counted = { $tables } tables: { $verdicts }. The section “Every table” has them all.
terminal-lab-verdict-question-fair = Is it fair?
terminal-lab-verdict-question-length = How long is it?
terminal-lab-verdict-question-ending = Does it end by itself?
terminal-lab-verdict-question-luck = How much is luck?
terminal-lab-verdict-question-drag = Does it drag?
terminal-lab-verdict-question-change = Which option should change first?
terminal-lab-verdict-fair = Yes. Nobody is more than { $points } points from an equal share, wherever they sit and whoever begins.
terminal-lab-verdict-uneven = No. { $who ->
    [begins] Whoever has the first turn
   *[other] { $who }
} wins { $points } points { $way ->
    [less] less
   *[more] more
} than an equal share ({ $interval }).
terminal-lab-verdict-fairness-open = Not shown. Up to { $points } points from an equal share are still possible; more games would tell.
terminal-lab-verdict-unlike = Cannot be said: different bots have the seats.
terminal-lab-verdict-alone = { $prospect ->
    [lost] There is next to no hope
    [won] There is next to no danger
   *[contest] It can go either way
}: whoever plays alone wins { $wins }.
terminal-lab-verdict-unplayed = Nothing was played.
terminal-lab-verdict-length = Half of the games take at most { $half } turns ({ $interval }); a short one takes { $short }, a long one { $long }. { $spread ->
    [wide] So much longer can a long one be that no evening can be planned with it.
    [open] Whether that is far apart is not shown.
   *[steady] One is about as long as another.
}
terminal-lab-verdict-ending = { $ending ->
    [capped] No. The cap has to end { $share } of the games.
    [open] Not shown. The cap ends { $share } of the games.
   *[itself] Yes. The cap ends { $share } of the games.
}
terminal-lab-verdict-luck = { $decides ->
    [luck] Next to all of it
    [both] A part; skill has the other
    [skill] The smaller part: skill decides
   *[open] Not shown
}. Against { $weaker }, { $better } wins { $wins }, where { $even } is even.
terminal-lab-verdict-luck-alone = { $decides ->
    [luck] Next to all of it
    [both] A part; skill has the other
    [skill] The smaller part: skill decides
   *[open] Not shown
}. With the same dice { $better } wins { $wins } more often than { $weaker }.
terminal-lab-verdict-swing = Over a game, rolls move a player's chance by { $luck } in all; own choices give away { $given }.
terminal-lab-verdict-drag = { $drag ->
    [drags] Yes
    [open] Not shown
   *[moves] No
}. { $share } of a game is played after it is as good as won.
terminal-lab-verdict-change = { $option }: against what is amiss ({ $amiss }) it helps most of all that was tried. { $measure }: { $now } as it is, { $then } with it.
terminal-lab-verdict-change-none = None: nothing is amiss.
terminal-lab-verdict-change-no-help = None of those that were tried is shown to help against what is amiss ({ $amiss }).
terminal-lab-verdict-change-untried = Something is amiss ({ $amiss }), but no option was tried: `--surveyed` does that.
terminal-lab-verdict-amiss = { $complaint ->
    [uneven] it is not fair
    [capped] the cap ends too many games
   *[drags] it drags
}
terminal-lab-verdict-every = Every table
terminal-lab-verdict-every-about = The verdicts on each table of the grid. The coach and the ladder of bots look at some of them only: `–` elsewhere.
terminal-lab-verdict-column-fair = fair?
terminal-lab-verdict-column-length = turns: short, half, long
terminal-lab-verdict-column-ending = capped
terminal-lab-verdict-column-luck = luck
terminal-lab-verdict-column-drag = after it is won
terminal-lab-verdict-short-fairness = { $fairness ->
    [fair] fair
    [uneven] not fair
    [open] not shown
    [unlike] bots differ
    [lost] hardly ever won
    [won] hardly ever lost
    [contest] either way
   *[unknown] not played
}
terminal-lab-verdict-short-length = { $short }, { $half }, { $long }
terminal-lab-verdict-short-luck = { $decides ->
    [luck] luck
    [both] luck and skill
    [skill] skill
   *[open] not shown
}
terminal-lab-verdict-surveyed = What each option does
terminal-lab-verdict-surveyed-about = { $table }: what each value changes, { $games ->
    [one] { $games } game of each
   *[other] { $games } games of each
} with the same dice. `–`: nothing measurable.
terminal-lab-verdict-skill-of = Luck against skill: { $table }
terminal-lab-verdict-map-of = { $title }: { $table }
