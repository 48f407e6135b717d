/** What the house says of the life of its tables: the disk, names, talk, seats that are kept, things that are too many. */
export const tables = {
  'the disk does not answer: try again in a moment':
    'Die Festplatte antwortet nicht. Versuch es gleich noch einmal.',
  'the disk does not answer: what you did is not safe yet; it will be told when it is':
    'Die Festplatte antwortet nicht. Ob dein Zug gespeichert ist, zeigt sich, sobald sie es wieder tut.',
  'the disk does not answer: nothing was done; say it again in a moment':
    'Die Festplatte antwortet nicht. Es ist nichts geschehen, versuch es gleich noch einmal.',
  'seat {seat#} is kept for {name~} from the game before: take another, or try again in {n#} min':
    'Platz {seat} ist noch für {name} aus der letzten Partie frei gehalten. Nimm einen anderen, oder versuch es in {n} min.',
  'the free seats are kept for those of the game before: watch, or try again in {n#} min':
    'Die freien Plätze sind für die aus der letzten Partie frei gehalten. Schau zu, oder versuch es in {n} min.',
  'you have left this private table: take a free seat to come back':
    'Du hast diesen privaten Tisch verlassen. Nimm einen freien Platz, um wiederzukommen.',
  'only those who play talk at this table: take a free seat to be heard':
    'An diesem Tisch reden nur die, die spielen. Nimm einen freien Platz, um gehört zu werden.',
  'only the host can say whether those who watch may talk: ask them':
    'Ob Zuschauer mitreden dürfen, bestimmt, wer den Tisch eröffnet hat.',
  '`{name~}` has not talked here: expected somebody as the talk shows them':
    '`{name}` hat hier nichts gesagt. Nimm jemanden, wie er im Gespräch steht.',
  '{n#} lines were said at this table: it can keep no more':
    'An diesem Tisch wurden schon {n} Zeilen gesagt. Mehr bewahrt er nicht auf.',
  '`{name~}` looks like {other~}, who is here already: choose another name':
    '`{name}` sieht aus wie {other}, und so heißt hier schon jemand. Nimm einen anderen Namen.',
  '`{name~}` can be taken for the house or a bot: choose another name':
    '`{name}` könnte man für das Haus oder einen Bot halten. Nimm einen anderen Namen.',
  'this name has signs in it that cannot be seen: expected letters, digits and blanks':
    'In diesem Namen sind Zeichen, die man nicht sieht. Nimm Buchstaben, Ziffern und Leerzeichen.',
  'this name has a `#` in it, which marks those who watch: leave it out':
    'In diesem Namen ist ein `#`, das kennzeichnet Zuschauer. Lass es weg.',
  'you took back {n#} times in a row: stay with this choice':
    'Du hast {n} Mal nacheinander zurückgenommen. Bleib bei dieser Wahl.',
  'choices were taken back {n#} times in this game: no more now':
    'In dieser Partie wurde {n} Mal zurückgenommen. Mehr geht nicht.',
  'too many came and went at this table: wait a minute':
    'An diesem Tisch war zu viel Kommen und Gehen. Warte eine Minute.',
  'people came and went {n#} times at this table: open another':
    'An diesem Tisch ist {n} Mal jemand gekommen und gegangen. Eröffne einen anderen.',
};
