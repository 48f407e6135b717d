/** What the house says of what its host does by hand. */
export const host = {
  'the host of the house closed this table': 'Der Betreiber des Hauses hat diesen Tisch geschlossen.',
  'the host of the house has deleted this table': 'Der Betreiber des Hauses hat diesen Tisch gelöscht.',
  'this table is closed: open a table of your own': 'Dieser Tisch ist geschlossen. Eröffne einen eigenen.',
  'the host keeps your address out of this house: ask them, or come back later':
    'Der Betreiber lässt deine Adresse nicht in dieses Haus. Frag ihn, oder komm später wieder.',
};
