import type { Why } from '../../../protocol';
import type { Phrase, Words } from '../../phrasebook';
import { dice } from './dice';
import { host } from './host';
import { tables } from './tables';

/** Words of every game. */
export const words: Words = {
  and: 'und',
  nobody: 'niemand',
  none: 'keine',
  novice: 'Neuling',
  steady: 'solide',
  strong: 'stark',
  best: 'meisterhaft',
  random: 'zufällig',
  plain: 'ohne Eigenart',
};

/** Why something was refused, in one sentence that says what to do. */
export const refusals: Readonly<Record<Why, string>> = {
  unreadable: 'Das konnte das Haus nicht lesen. Lade die Seite neu.',
  version: 'Diese Seite ist nicht mehr aktuell. Lade sie neu.',
  'no-table': 'Diesen Tisch gibt es nicht, oder er ist nicht für dich. Prüfe den Link.',
  'not-yours': 'Das gehört zu einem Platz, der nicht deiner ist.',
  word: 'Dieses Wort versteht hier niemand.',
  rules: 'Das erlauben die Regeln nicht, oder nicht jetzt.',
  house: 'Das geht an diesem Tisch nicht.',
  full: 'Hier ist kein Platz mehr.',
  'too-fast': 'Das war zu viel auf einmal. Warte einen Moment.',
  busy: 'Das Haus denkt gerade über zu vieles nach. Frag gleich noch einmal.',
  'too-slow': 'Die Verbindung kam nicht hinterher. Sie wird neu aufgebaut.',
  'not-saved': 'Das ließ sich nicht speichern. Es hat sich nichts geändert, versuch es noch einmal.',
  closing: 'Das Haus schließt gerade. Komm gleich wieder.',
};

const bots = {
  'any legal choice': 'irgendein erlaubter Zug',
  'knows the rules, and often forgets what they are for':
    'kennt die Regeln und vergisst oft, wozu sie gut sind',
  'a sensible player who looks one step ahead': 'spielt vernünftig und denkt einen Schritt voraus',
  'thinks for a moment': 'denkt einen Moment nach',
  'as well as this house can play: exactly, where the game is solved':
    'so gut, wie dieses Haus spielen kann: perfekt, wo das Spiel gelöst ist',
};

const told = {
  '{p} gives up.': '{p} gibt auf.',
  '{p} starts.': '{p} beginnt.',
  '{p} has chosen': '{p} hat gewählt',
  'Rolled: {roll~}': 'Gewürfelt: {roll}',
};

const options = {
  '{least#} to {most#}': '{least} bis {most}',
  'none or {least#} to {most#}': 'none oder {least} bis {most}',
  'off or on': 'off oder on',
};

const clocks = {
  'as long as one likes': 'so lange du willst',
  '1 second': '1 Sekunde',
  '{n#} seconds': '{n} Sekunden',
  '1 day': '1 Tag',
  '{n#} days': '{n} Tage',
};

const odds = {
  chance: 'Chance',
  ways: 'Möglichkeiten',
  'out of': 'von',
  of: 'von',
  choice: 'Wahl',
  wins: 'gewinnt',
  ties: 'Gleichstand',
  loses: 'verliert',
  yes: 'ja',
  no: 'nein',
  score: 'Wertung',
  players: 'Spieler',
  '1 player': '1 Spieler',
  '{n#} players': '{n} Spieler',
  '1 point': '1 Punkt',
  '{n#} points': '{n} Punkte',
  '1 die': '1 Würfel',
  '{n#} dice': '{n} Würfel',
  '1 turn': '1 Zug',
  '{n#} turns': '{n} Züge',
  '1 roll': '1 Wurf',
  '{n#} rolls': '{n} Würfe',
};

const rules = {
  '{p} may not `{word~}` now: expected {words~} or one of {n#} more':
    '{p} darf jetzt nicht `{word}`. Möglich ist: {words} und {n} weitere',
  '{p} may not `{word~}` now: expected {words~}': '{p} darf jetzt nicht `{word}`. Möglich ist: {words}',
  'not the moment for {who*}: the table waits for {seats*}':
    '{who} ist gerade nicht dran: Der Tisch wartet auf {seats}.',
  'nothing to take back: {why*}': 'Nichts zurückzunehmen: {why}.',
  'the last thing that happened was not a choice of yours': 'zuletzt geschah etwas, das nicht deine Wahl war',
  'another player has chosen since': 'inzwischen hat jemand anderes gewählt',
  'your choice has already shown you something new': 'deine Wahl hat dir schon etwas Neues gezeigt',
  'a choice of {seats}': '{seats}',
  'a roll': 'einen Wurf',
  others: 'andere',
  'the game is over: play again, or open another table':
    'Das Spiel ist aus. Spielt noch einmal, oder eröffne einen neuen Tisch.',
  'the game has not begun, {free#} free: wait, or let the host fill the seats':
    'Das Spiel hat noch nicht begonnen, freie Plätze: {free}. Warte, oder lass sie mit Bots besetzen.',
  'the game begins when everybody has opened their part of the dice':
    'Das Spiel beginnt, sobald alle ihren Teil der Würfel geöffnet haben.',
  'the game is over: you can just go': 'Das Spiel ist aus, du kannst einfach gehen.',
  'the game is not over: nothing hidden can be shown yet':
    'Das Spiel läuft noch. Verdecktes bleibt bis zum Ende verdeckt.',
  'the game is not over: play it to its end, or give up':
    'Das Spiel läuft noch. Spielt es zu Ende, oder gib auf.',
  'nobody plays now: ask at your own choice': 'Gerade ist niemand am Zug. Frag, wenn du wählen darfst.',
  'this game cannot be shown': 'Dieses Spiel lässt sich nicht zeigen.',
  'the dice of this game cannot be shown': 'Die Würfel dieses Spiels lassen sich nicht zeigen.',
  'this game was not played here: its log has no proof that its dice were fair':
    'Dieses Spiel wurde nicht hier gespielt: Sein Protokoll enthält keinen Beweis für faire Würfel.',
  'the coach has nothing to say': 'Der Trainer hat nichts zu sagen.',
  'stopped before the game was looked through': 'Dieses Spiel durchzusehen dauert zu lange.',
  'this game cannot be read': 'Dieses Spiel lässt sich nicht lesen.',
  'nothing was decided in this game: expected at least one choice between two things':
    'In diesem Spiel gab es nichts zu entscheiden.',
  'this game is not over: expected the log of a whole game':
    'Dieses Spiel ist nicht zu Ende. Gebraucht wird das Protokoll einer ganzen Partie.',
};

const table = {
  'there is no such table: check the link': 'Diesen Tisch gibt es nicht. Prüfe den Link.',
  'the table does not answer: try again': 'Der Tisch antwortet nicht. Versuch es noch einmal.',
  'the table rests: come back': 'Der Tisch ruht. Komm wieder.',
  'this table is private: take a seat if there is one':
    'Dieser Tisch ist privat. Setz dich, wenn ein Platz frei ist.',
  'this token opens no seat here: expected the one that came with the seat':
    'Dieser Schlüssel öffnet hier keinen Platz.',
  'this token opens no seat here': 'Dieser Schlüssel öffnet hier keinen Platz.',
  'too many watch this table: come back later': 'Hier schauen schon zu viele zu. Komm später wieder.',
  'you watch: take a free seat to play': 'Du schaust zu. Nimm einen freien Platz, um mitzuspielen.',
  'say hello with a name, to be heard': 'Sag deinen Namen, dann hört man dich.',
  'this table has no hints: open one that allows them':
    'An diesem Tisch gibt es keine Tipps. Eröffne einen, der sie erlaubt.',
  'the judge could not say anything: play on as you like':
    'Dazu gibt es gerade keinen Tipp. Spiel, wie du magst.',
  'every seat is taken: watch, or open a table of your own':
    'Alle Plätze sind besetzt. Schau zu, oder eröffne einen eigenen Tisch.',
  'every seat is taken already': 'Alle Plätze sind schon besetzt.',
  'every seat has a bot: leave one free for somebody': 'Auf jedem Platz sitzt ein Bot. Lass einen frei.',
  'there is no seat {seat}: expected {least} to {most}':
    'Platz {seat} gibt es nicht, nur {least} bis {most}.',
  'seat {seat} has a bot: sit somewhere else': 'Auf Platz {seat} sitzt ein Bot. Setz dich woanders hin.',
  'seat {seat} cannot have a bot: expected a seat from 1 to {most#}':
    'Auf Platz {seat} kann kein Bot sitzen, nur auf 1 bis {most}.',
  '{p} is taken: take a free seat, or watch': '{p} ist besetzt. Nimm einen freien Platz, oder schau zu.',
  'only the host can fill the free seats: ask them':
    'Nur wer den Tisch eröffnet hat, kann freie Plätze besetzen.',
  'only the host can mute: hide their lines for yourself':
    'Stummschalten kann nur, wer den Tisch eröffnet hat. Du kannst die Zeilen für dich ausblenden.',
  'the host has muted you: you can still play and watch':
    'Du bist stummgeschaltet. Spielen und zuschauen kannst du weiter.',
  'the dice are being opened: leave when the game has begun':
    'Die Würfel werden gerade geöffnet. Geh, wenn das Spiel begonnen hat.',
  'your bytes are open already': 'Dein Teil der Würfel ist schon offen.',
  'too long: expected at most {n#} characters': 'Zu lang: höchstens {n} Zeichen.',
  '{n#} seconds for a choice: expected {least#} to {most#}, or days':
    '{n} Sekunden je Wahl: möglich sind {least} bis {most}, oder Tage.',
  '{n#} days for a choice: expected {least#} to {most#}':
    '{n} Tage je Wahl: möglich sind {least} bis {most}.',
};

const house = {
  'the house closes: come back a little later': 'Das Haus schließt. Komm etwas später wieder.',
  'the house is closing: come back in a moment': 'Das Haus schließt gerade. Komm gleich wieder.',
  'the house is full, there is no room for more connections: try again later':
    'Das Haus ist voll. Versuch es später noch einmal.',
  'the house thinks about too much just now: ask again in {n#} s':
    'Das Haus denkt gerade über zu vieles nach. Frag in {n} s noch einmal.',
  'your last question is still being worked out: wait for its answer, then ask again':
    'Deine letzte Frage wird noch bearbeitet. Warte auf die Antwort, dann frag noch einmal.',
  'too many games are looked at from your address: wait {n#} s and try again':
    'Von deiner Adresse werden zu viele Spiele angesehen. Versuch es in {n} s noch einmal.',
  'too much talk: wait a little': 'So viel auf einmal! Warte kurz.',
  'too many messages at once: this one was passed over; wait, then say it again':
    'Zu viele Nachrichten auf einmal: Diese wurde übergangen. Warte kurz, dann noch einmal.',
  'too many tables were opened from your address: wait {n#} s and try again':
    'Von deiner Adresse wurden zu viele Tische eröffnet. Versuch es in {n} s noch einmal.',
  'too many requests come from your address: wait {n#} s and try again':
    'Von deiner Adresse kommen zu viele Anfragen. Versuch es in {n} s noch einmal.',
  'version {version#} is not spoken here: expected {ours#}; load the page or program anew':
    'Diese Seite ist nicht mehr aktuell. Lade sie neu.',
  'this message is too long': 'Diese Nachricht ist zu lang.',
  'you did not take what was sent to you: come back with the last number you have':
    'Die Verbindung kam nicht hinterher. Sie wird neu aufgebaut.',
  '`{found~}` is not a value of this option: expected {key~}={expected*}':
    '`{found}` passt hier nicht. Möglich ist: {expected}',
  '`{found~}` is not {kind~}: expected {expected*}': '`{found}` passt hier nicht. Möglich ist: {expected}',
  '`{found~}` is not {kind~}: expected {anything~}': '`{found}` passt hier nicht.',
  '`{found~}` is not an action of {game~}: expected {anything~}': '`{found}` ist hier kein Zug.',
  '{one} or {other}': '{one} oder {other}',
};

/** What every game and every table can say. */
export const phrases: readonly Phrase[] = Object.entries({
  ...told,
  ...bots,
  ...options,
  ...clocks,
  ...odds,
  ...rules,
  ...table,
  ...host,
  ...tables,
  ...dice,
  ...house,
});
