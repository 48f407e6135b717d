# Documents of one's own where a table is set up: sheets, layouts. F3, F4 and F8 are keys; words in `backquotes` are typed.
terminal-does-file = file
terminal-does-edit = edit
terminal-does-remove = remove

terminal-document-own = { $title } (yours)
terminal-document-draft = { $title } (your draft)
terminal-document-nameless = draft { $number }
terminal-document-copy = my { $title }
terminal-document-means = { $about }. Left and Right go on to your own; F3 reads a file, F4 opens it in your editor, and a text can be pasted.
terminal-document-path = file: { $path }
terminal-document-wrong = Not in order yet
terminal-document-fine = { $title } is in order and kept. Enter plays it.
terminal-document-kept = { $title } is kept as a draft. F4 goes on with it.
terminal-document-unfinished = { $title } is not in order yet: Left and Right of { $option } lead there, F4 goes on with it.
terminal-document-unchanged = Nothing was changed.
terminal-document-emptied = The editor left nothing, so { $title } stays as it was. F8 removes it.
terminal-document-sure = Remove { $title } for good? y for yes, any other key for no.
terminal-document-removed = { $title } was removed.
terminal-document-stays = { $title } stays.
terminal-document-ships = { $title } ships with the game and stays. F8 removes what is yours.
terminal-document-unkept = It counts for this table only, because it cannot be kept: { $error }
terminal-document-unreadable = `{ $path }` cannot be read ({ $error }): expected the path of a text file
terminal-document-unwritable = { $file } cannot be written ({ $error }): make room there, or set LUCKHOUSE_DATA to another folder
terminal-document-nowhere = there is no folder for it: set LUCKHOUSE_DATA to one of yours
terminal-document-no-editor = No editor is set: before you open the house, set EDITOR to the one that you like, such as `export EDITOR=nano`.
terminal-document-editor-missing = `{ $editor }` cannot be started: set VISUAL or EDITOR to an editor that is there, such as `export EDITOR=nano`.
terminal-document-editor-failed = `{ $editor }` ended with code { $code }; what it had written is kept.
terminal-document-editor-ended = `{ $editor }` was ended from outside; what it had written is kept.

# What a document is worth.
terminal-worth-begins = Finding out what it is worth …
terminal-worth-sketch = Best play wins { PERCENT($ways, $total, digits: 0) } or more: a sketch without what full rows bring.
terminal-worth-won = Steady bots won { $wins } of { $games } games.
terminal-worth-side = { $side } won { $wins }
terminal-worth-sides = Of { $games } games of steady bots { $sides }; { DECIMAL($turns, digits: 0) } turns on average.

# What a layout has, beside the drawing of its board.
terminal-reynards-luck-drawn-pieces = Pieces of each side: { $count }
terminal-reynards-luck-drawn-cards = Cards: { $count }
