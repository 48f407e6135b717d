# Puzzles: a moment of a game at which one choice is clearly best.

puzzles-title = Puzzles
puzzles-about = A moment of a game at which one choice is clearly better than every other. Find it.
puzzles-count = { $solved } of { $n } solved
puzzles-next = Next puzzle
puzzles-next-name = Next puzzle: { $title }
puzzles-all = All puzzles
puzzles-grade = How hard
puzzles-any = any
puzzles-grade-n = { $n } of 5
puzzles-away = The house does not answer right now.
puzzles-again = Try again
puzzles-none-title = No such puzzle
puzzles-none-text = There is no puzzle at this address. Perhaps it was replaced by a better one.

puzzle-you = You are { $name }. What is best?
puzzle-alone = What is best?
puzzle-story = How it came to this
puzzle-right = That is the best choice.
puzzle-wrong = There is a better choice.
puzzle-exact = { $points } points of a hundred better than the next: worked out exactly.
puzzle-judged = About { $points } points of a hundred better than the next, give or take { $error }.
puzzle-yours = Yours
puzzle-best = Best
puzzle-retry = Choose again
puzzle-rating-moved = Your rating for puzzles is { $rating } ± { $off } now ({ $points }).
puzzle-rating-practice = Only a first try counts, this was practice: your rating for puzzles is { $rating } ± { $off }.
puzzle-rating-this = This puzzle has { $rating } ± { $off }, after { $n ->
    [one] { $n } first try
   *[other] { $n } first tries
}.
