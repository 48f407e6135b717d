/** What the house says of the life of its tables: the disk, names, talk, seats that are kept, things that are too many. */
export const tables = {
  'the disk does not answer: try again in a moment':
    'Die Festplatte antwortet nicht. Versuch es gleich noch einmal.',
  'the disk does not answer: what you did is not safe yet; it will be told when it is':
    'Die Festplatte antwortet nicht. Ob dein Zug gespeichert ist, zeigt sich, sobald sie es wieder tut.',
  'the disk does not answer: nothing was done; say it again in a moment':
    'Die Festplatte antwortet nicht. Es ist nichts geschehen, versuch es gleich noch einmal.',
};
