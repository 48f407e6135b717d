/** What a table says of its dice, and of choices that others may not read yet. */
export const dice = {
  'the dice are being rolled: wait until they lie': 'Die Würfel rollen gerade. Warte, bis sie liegen.',
  'the dice are to be rolled: nothing can be taken back before they lie':
    'Gleich wird gewürfelt: Zurücknehmen geht erst wieder, wenn die Würfel liegen.',
  'everybody has committed to a choice: they are being opened':
    'Alle haben sich festgelegt: Die Wahlen werden gerade geöffnet.',
  'others have committed to a choice: wait until it is open':
    'Andere haben sich schon festgelegt. Warte, bis offen liegt, worauf.',
  'this is not what you committed to: expected the same word and salt':
    'Darauf hast du dich nicht festgelegt.',
  'you have committed to your choice: say it when everybody has':
    'Du hast dich festgelegt. Geöffnet wird, wenn alle so weit sind.',
  'you have committed to your choice already: take it back first':
    'Du hast dich schon festgelegt. Nimm es erst zurück.',
  'no choice of yours is made at once with others now: choose openly':
    'Gerade wird nichts gleichzeitig gewählt. Wähle offen.',
  'you missed two rounds: the dice are rolled without your links':
    'Du hast zwei Runden versäumt: Gewürfelt wird ohne deine Glieder.',
  'too late to seal bytes for the dice: the list of this start has been told':
    'Zu spät für ein Siegel: Die Liste dieses Starts steht schon.',
  'twice somebody did not open their bytes for the dice':
    'Zweimal hat jemand seinen Teil der Würfel nicht geöffnet.',
};
