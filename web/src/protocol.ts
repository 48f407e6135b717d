// The protocol of the house. Made from Rust; do not edit: `make bless` writes it anew.

/** The version of the protocol. */
export const VERSION = 2;

/** What the one thing that belongs to a choice is, where the choice does not say it. */
export const CHOICE_FIELDS: Readonly<Record<string, string>> = {
  "roll": "dice",
  "con": "dice",
  "crit": "die",
  "counter": "die",
  "magic": "die",
  "rob": "seat",
  "attack": "seat",
  "begin": "seat",
  "take": "seat",
  "gain": "ability",
  "place": "kind",
  "return": "kind",
  "put": "place",
  "create-at": "level",
};

/**
 * Bots that are to take part.
 */
export type AddBots = {
/**
 * Which kind.
 */
bot: string,
/**
 * How many.
 */
count: number, };

/**
 * What one player added to the dice.
 */
export type AddedBytes = {
/**
 * Whose seat, counted from 1.
 */
seat: number,
/**
 * 32 bytes, as 64 hexadecimal digits.
 */
bytes: string, };

/**
 * How it went in one game.
 */
export type Against = {
/**
 * The name of the game.
 */
game: string,
/**
 * How many games there were.
 */
games: number,
/**
 * How many of them one won and they did not.
 */
won: number,
/**
 * How many they won and one did not.
 */
lost: number, };

/**
 * One thing that one will choose, and what has to happen before.
 */
export type AheadBranch = {
/**
 * What has to happen since one's own choice before, or since the moment of the plan: all of it, and nothing else. Nothing, if it is
 * one's turn at once.
 */
when: Array<AheadStep>,
/**
 * The word that is said then.
 */
choose: string,
/**
 * What comes after that. The first that fits counts.
 */
then?: Array<AheadBranch>, };

/**
 * What somebody may choose then.
 */
export type AheadChoice = {
/**
 * Which seat, counted from 1.
 */
seat: number,
/**
 * Is it made at the same time as others'? Then it cannot be said ahead.
 */
at_once: boolean,
/**
 * What there is, of at most 512.
 */
offers: Array<Offer>, };

/**
 * What may come up then.
 */
export type AheadRoll = {
/**
 * Its line of the log.
 */
line: string,
/**
 * What it does.
 */
facts: Array<Fact>, };

/**
 * What is to happen before it is one's turn again, or what is taken to happen by whoever looks ahead.
 */
export type AheadStep = { "line": string } | "any-roll" | "anything";

/**
 * Somebody wants to play with a bot. It comes by taking a seat.
 */
export type BotChallenge = {
/**
 * The table.
 */
table: string,
/**
 * The name of its game.
 */
game: string,
/**
 * Who asks.
 */
by: KnownPlayer,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * How many seats are free.
 */
free: number, };

/**
 * Games that bots played with a document.
 */
export type BotGames = {
/**
 * How many were played.
 */
played: number,
/**
 * How many there will be.
 */
wanted: number,
/**
 * How many each seat won alone.
 */
wins: Array<number>,
/**
 * How many several won together.
 */
shared: number,
/**
 * How many turns the games took, and how many games took so many.
 */
turns: Array<[number, number]>, };

/**
 * A bot, for its owner.
 */
export type BotInfo = {
/**
 * What it is known by.
 */
id: string,
/**
 * What it is called.
 */
name: string,
/**
 * Since when, in milliseconds since 1970.
 */
created: number,
/**
 * Who may challenge it besides its owner.
 */
open_to: Privacy,
/**
 * Its tokens, the oldest first.
 */
tokens: Array<BotTokenInfo>, };

/**
 * What may be done with the token of a bot.
 */
export type BotScope = "read" | "challenge" | "play";

/**
 * A bot, for itself.
 */
export type BotSelf = {
/**
 * What it is known by.
 */
id: string,
/**
 * What it is called.
 */
name: string,
/**
 * Whose it is.
 */
owner: KnownPlayer,
/**
 * What may be done with the token that was sent.
 */
scopes: Array<BotScope>, };

/**
 * A token of a bot. It is shown once: keep it.
 */
export type BotToken = {
/**
 * What it is revoked by.
 */
id: string,
/**
 * What is sent with every request: `Authorization: Bearer TOKEN`.
 */
token: string,
/**
 * What may be done with it.
 */
scopes: Array<BotScope>, };

/**
 * A token of a bot, without what makes it one.
 */
export type BotTokenInfo = {
/**
 * What it is revoked by.
 */
id: string,
/**
 * What its owner calls it.
 */
label?: string,
/**
 * What may be done with it.
 */
scopes: Array<BotScope>,
/**
 * Since when, in milliseconds since 1970.
 */
added: number, };

/**
 * One's bots.
 */
export type Bots = {
/**
 * By id.
 */
bots: Array<BotInfo>,
/**
 * So many one may have.
 */
most: number, };

/**
 * Is there a link to one's calendar?
 */
export type CalendarLink = {
/**
 * Since when, in milliseconds since 1970; nothing if there is none.
 */
made: number | null, };

/**
 * Something to sign, once.
 */
export type Challenge = {
/**
 * 64 hexadecimal digits.
 */
challenge: string, };

/**
 * Tables to which a bot is asked, the newest first.
 */
export type Challenges = {
/**
 * Those where a seat is free still.
 */
challenges: Array<BotChallenge>, };

/**
 * A document that is to be looked at.
 */
export type CheckDocument = {
/**
 * The option that it is to be the value of.
 */
option: string,
/**
 * The text of its file, all of it on one line, or the name of one that ships.
 */
text: string, };

/**
 * What came of looking at a document.
 */
export type CheckedDocument = { "fine": DocumentInfo } | { "wrong": DocumentFault };

/**
 * How long one may take for a choice. When the time is up, a bot chooses.
 */
export type Clock = "none" | { "seconds": number } | { "days": number };

/**
 * A rating at a moment.
 */
export type CurvePoint = {
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * What it was after that game.
 */
rating: number, };

/**
 * A day on which everybody has the same dice.
 */
export type Daily = {
/**
 * Which day, as in `2026-11-17`; from midnight to midnight in Greenwich.
 */
day: string,
/**
 * What day it is now.
 */
today: string,
/**
 * The first moment after it, in milliseconds since 1970.
 */
ends: number,
/**
 * What time it is in this house, in milliseconds since 1970.
 */
now: number,
/**
 * The hash of its secret: it was told the day before, so that nothing could be changed since.
 */
seal: string,
/**
 * The secret, when the day is over: whoever has it can make all of its dice again.
 */
secret?: string,
/**
 * The seal of the day after it.
 */
next_seal: string,
/**
 * The name of the game.
 */
game: string,
/**
 * How many have come to an end.
 */
players: number,
/**
 * The best of them, the best first.
 */
entries: Array<DailyEntry>,
/**
 * What best play, which does not know what will come, makes of these dice; when the day is over.
 */
best?: DailyResult,
/**
 * One's own day, for whoever is signed in.
 */
mine?: DailyMine,
/**
 * The puzzle of the day.
 */
puzzle?: string, };

/**
 * What somebody made of a day.
 */
export type DailyEntry = {
/**
 * How many were better, and one.
 */
place: number,
/**
 * Who, where their profile may be seen.
 */
player?: KnownPlayer,
/**
 * Is it whoever asks?
 */
you: boolean,
/**
 * How far.
 */
result: DailyResult,
/**
 * Where it can be looked at again: when the day is over, if their profile may be seen.
 */
table?: string, };

/**
 * One's own day.
 */
export type DailyMine = {
/**
 * The table of the try that counts, once it was begun.
 */
table?: string,
/**
 * Is it over?
 */
over: boolean,
/**
 * What counted; none if nothing did, or not in time.
 */
entry?: DailyEntry,
/**
 * Do others read one's name in the list? Else friends do at most.
 */
named: boolean,
/**
 * On so many days in a row one came to an end, this one or the one before it being the last.
 */
streak: number,
/**
 * The longest of all.
 */
longest: number, };

/**
 * How far a journey went.
 */
export type DailyResult = {
/**
 * Was the last zone cleared?
 */
won: boolean,
/**
 * The zone where it ended, counted from 1.
 */
zone: number,
/**
 * How many zones there are.
 */
zones: number,
/**
 * How many circles were crossed off, if it was won: fewer are better.
 */
circles?: number, };

/**
 * A device with a key of its own.
 */
export type Device = {
/**
 * What it is removed by.
 */
id: string,
/**
 * What the player calls it.
 */
label?: string,
/**
 * Since when, in milliseconds since 1970.
 */
added: number,
/**
 * When it last signed in.
 */
used: number,
/**
 * Is it the one that asks?
 */
current: boolean, };

/**
 * A code by which a second device becomes this player's, once.
 */
export type DeviceCode = {
/**
 * Eight letters and digits, with a dash between.
 */
code: string,
/**
 * Until when, in milliseconds since 1970.
 */
expires: number, };

/**
 * Everything that is needed to draw each roll of a finished game again, without knowing its rules.
 *
 * First `seal` must be the SHA-256 of `secret`. Then, for roll number *i* of `rolls`, counted from 0:
 *
 * 1. Take the HMAC-SHA-256, with the 32 bytes of `secret` as its key, of these bytes in a row: the length of `table`,
 *    `table`, the number of entries in `added`; for each of them one byte, its seat less 1, and its 32 bytes; *i*; and
 *    the number of the block, which is 0 at first. Lengths and numbers are 8 bytes each, the most significant first.
 * 2. Read it as four numbers of 8 bytes, the most significant first. With `total` for the ways of the roll's odds all
 *    together, take the first of the four that is below the greatest multiple of `total` that is not above 2^64. If
 *    there is none, go on with the next block.
 * 3. The remainder of that number by `total` is the ticket: the first line of the odds has as many tickets as it has
 *    ways, from 0 on, then the second, and so on. Its word must be the `word` of the roll.
 */
export type DiceProof = {
/**
 * The name of the table, as it went into the dice.
 */
table: string,
/**
 * What was published of the secret before the first roll: 64 hexadecimal digits.
 */
seal: string,
/**
 * The secret, opened: 64 hexadecimal digits.
 */
secret: string,
/**
 * What players added, in the order of their seats.
 */
added: Array<AddedBytes>,
/**
 * Each different list of odds once: every word that could have come with its ways, in the order of the tickets.
 */
odds: Array<Array<[string, number]>>,
/**
 * The rolls, in order.
 */
rolls: Array<ProvenRoll>, };

/**
 * How dice are made.
 */
export type DiceWay = "together" | "sealed";

/**
 * What is wrong with a document.
 */
export type DocumentFault = {
/**
 * The rule that is broken, by its name.
 */
rule: string,
/**
 * The line of the file, counted from 1; nothing where it is about the whole.
 */
line: number | null,
/**
 * What stands there.
 */
found: string,
/**
 * The least and the most, where the rule is about a number.
 */
range: [number, number] | null,
/**
 * What was wrong, and what was expected, in English.
 */
text: string, };

/**
 * A document that is in order, in every form that somebody needs.
 */
export type DocumentInfo = {
/**
 * What it is called.
 */
called: string,
/**
 * As a table carries it: the value of the option.
 */
line: string,
/**
 * The text of a file that says the same.
 */
file: string,
/**
 * What that file says, as data.
 */
parts: unknown, };

/**
 * What is to be changed about a bot.
 */
export type EditBot = {
/**
 * What it is called from now on.
 */
name?: string,
/**
 * Who may challenge it from now on.
 */
open_to?: Privacy, };

/**
 * What is to be changed about oneself.
 */
export type EditMe = {
/**
 * What one is called from now on.
 */
name?: string,
/**
 * Who may look at the profile from now on.
 */
privacy?: Privacy, };

/**
 * Somebody in a tournament.
 */
export type Entrant = {
/**
 * What they are called; nothing for somebody who was forgotten.
 */
name: string,
/**
 * Their profile, if it may be seen.
 */
player?: string,
/**
 * The kind of bot, if it is one.
 */
bot?: string,
/**
 * Is it whoever asks?
 */
you?: boolean, };

/**
 * One thing that happened at a table.
 */
export type Entry = {
/**
 * Its number: one more than the one before.
 */
n: number,
/**
 * When, in milliseconds since 1970.
 */
at: number, } & ({ "what": "line",
/**
 * The line.
 */
line: string,
/**
 * What it did, with its consequences, as far as the reader may know.
 */
facts: Array<Fact>,
/**
 * How things stood after it, for the reader: for whoever asked for views, where other new lines follow it in the
 * same message. After the last line they stand as [`Now`] says.
 */
view?: unknown, } | { "what": "sealed",
/**
 * Who.
 */
seat: number,
/**
 * What, for whoever chose it.
 */
word?: string, } | { "what": "taken-back",
/**
 * Who.
 */
seat: number,
/**
 * The last number that counts; 0 if none does.
 */
keep: number, } | { "what": "unsealed",
/**
 * Who.
 */
seat: number, } | { "what": "gone" } | { "what": "came",
/**
 * Where.
 */
seat: number,
/**
 * What they are called.
 */
name: string, } | { "what": "went",
/**
 * From where.
 */
seat: number,
/**
 * What they are called.
 */
name: string, } | { "what": "bot-plays",
/**
 * Where.
 */
seat: number,
/**
 * Which kind of bot.
 */
bot: string, } | { "what": "back",
/**
 * Where.
 */
seat: number, } | { "what": "time-up",
/**
 * Who.
 */
seat: number, } | { "what": "fair",
/**
 * As it stands in the file.
 */
line: string, } | { "what": "kept" } | { "what": "began" } | { "what": "closed",
/**
 * Why, for a person.
 */
text: string,
/**
 * The same as data: words in other languages are made of it.
 */
reason?: Fact, } | { "what": "proof",
/**
 * As it stands in the file.
 */
line: string, });

/**
 * An exact answer.
 */
export type ExactWorth = {
/**
 * How often best play wins.
 */
chance: number,
/**
 * How far that can be off.
 */
error: number, };

/**
 * A choice that is expected to follow, after all that was expected before it.
 */
export type Expected = {
/**
 * Whose choice it is.
 */
seat: string,
/**
 * The word of it.
 */
word: string,
/**
 * The same as a value, in the form of its game.
 */
value: unknown,
/**
 * In how many of a hundred games all went as expected up to this choice, and with it.
 */
share: number, };

/**
 * Something that happened or would happen, in the form of its game: a name, and what belongs to it.
 *
 * Words are made of it where it is shown: `messages/` has one for each name in every language.
 */
export type Fact = { name: string, [field: string]: unknown };

/**
 * What is to be known of a table's fair dice.
 */
export type FairInfo = {
/**
 * The version of the dice protocol: 2.
 */
protocol: number,
/**
 * By which the house's signatures are checked: 64 hexadecimal digits.
 */
key: string,
/**
 * How the dice are made, if that was ordered or is decided.
 */
dice: DiceWay | null, };

/**
 * A title, earned by something that the log of a game proves.
 */
export type FeatInfo = {
/**
 * In which game.
 */
game: string,
/**
 * What it was: `cheese`.
 */
feat: string,
/**
 * So often.
 */
times: number,
/**
 * The first time, in milliseconds since 1970.
 */
first: number, };

/**
 * One moment of a finished game.
 */
export type Frame = {
/**
 * After so many events.
 */
after: number,
/**
 * The last line of the log; nothing before the first.
 */
line: string,
/**
 * What it did, with its consequences.
 */
facts: Array<Fact>,
/**
 * The whole table: nothing is hidden any more.
 */
view: unknown, };

/**
 * A game of the house in short.
 */
export type GameBrief = {
/**
 * Its name.
 */
name: string,
/**
 * Its name for people.
 */
title: string,
/**
 * What it is, in one line.
 */
line: string,
/**
 * With how many seats it can be played.
 */
seats: Array<number>,
/**
 * Kinds of bots, by their words.
 */
bots: Array<string>,
/**
 * Characters, each a word for after a colon.
 */
characters: Array<string>, };

/**
 * What came of a game of a tournament.
 */
export type GameCame = "playing" | { "places": Array<number | null> } | "void";

/**
 * A game of the house, with everything that can be set.
 */
export type GameInfo = {
/**
 * Its name.
 */
name: string,
/**
 * Its name for people.
 */
title: string,
/**
 * What it is, in one line.
 */
line: string,
/**
 * With how many seats it can be played.
 */
seats: Array<number>,
/**
 * The edition of its rules.
 */
edition: number,
/**
 * What can be set.
 */
options: Array<OptionInfo>,
/**
 * Kinds of bots, each a word and what it is.
 */
bots: Array<[string, string]>,
/**
 * Characters, each a word for after a colon and a line about it.
 */
characters: Array<[string, string]>, };

/**
 * A line of talk, as those who keep order see it.
 */
export type HeardLine = {
/**
 * Its number.
 */
line: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * Whoever said it, as they are called there.
 */
name: string,
/**
 * What was said, hidden or not.
 */
text: string,
/**
 * Do others not see it?
 */
hidden: boolean, };

/**
 * A game that was played elsewhere.
 */
export type Import = {
/**
 * Its whole log.
 */
log: string,
/**
 * What the players were called, by seat; may be empty.
 */
names?: Array<string>,
/**
 * Who may find it.
 */
visibility?: Visibility, };

/**
 * One message on the socket.
 */
export type Inbound = { "say": "hello",
/**
 * The version of the protocol that the client speaks.
 */
version: number,
/**
 * Which table.
 */
table: string,
/**
 * The token of a seat. Without one, one watches.
 */
token?: string,
/**
 * What somebody who watches wants to be called in the talk.
 */
name?: string,
/**
 * The last number of the table's story that the client has; 0 if it has none.
 */
last?: number,
/**
 * The last number of the talk that the client has; 0 if it has none.
 */
talk?: number,
/**
 * Send the table as plain text too.
 */
pictures?: boolean,
/**
 * The language of plain text, such as `de`. English, if the house does not speak it.
 */
language?: string,
/**
 * Send how things stood after each new line, for whoever shows one after the other.
 */
views?: boolean, } | { "say": "choose",
/**
 * The client's name for the command.
 */
id: string,
/**
 * What is chosen.
 */
word: string,
/**
 * 32 bytes, as 64 hexadecimal digits, that go into the commitment of a choice which others may not read yet.
 */
salt?: string, } | { "say": "commit",
/**
 * The client's name for the command.
 */
id: string,
/**
 * The hash of word and salt, as `docs/fair-dice.md` says.
 */
commit: string, } | { "say": "shortcut",
/**
 * The client's name for the command.
 */
id: string,
/**
 * The short word.
 */
word: string,
/**
 * 32 bytes, as 64 hexadecimal digits: the luck of a word that needs some, and the salts of its choices.
 */
luck?: string, } | { "say": "take-back",
/**
 * The client's name for the command.
 */
id: string, } | { "say": "resign",
/**
 * The client's name for the command.
 */
id: string, } | { "say": "leave",
/**
 * The client's name for the command.
 */
id: string, } | { "say": "seal",
/**
 * The client's name for the command.
 */
id: string,
/**
 * For which start, 1 or 2.
 */
start: number,
/**
 * The seal: 64 hexadecimal digits.
 */
seal: string,
/**
 * The anchor of a chain of links; without one, the seat gives no links.
 */
anchor?: string, } | { "say": "open-dice",
/**
 * The client's name for the command.
 */
id: string,
/**
 * Which start.
 */
start: number,
/**
 * The hash of the list.
 */
list: string,
/**
 * 32 bytes, as 64 hexadecimal digits, that fit the seal.
 */
bytes: string, } | { "say": "link",
/**
 * Which round.
 */
round: number,
/**
 * The link: 64 hexadecimal digits.
 */
link: string, } | { "say": "anchor",
/**
 * The client's name for the command.
 */
id: string,
/**
 * Which chain of the seat, counted from 0.
 */
chain: number,
/**
 * Its anchor: 64 hexadecimal digits.
 */
anchor: string, } | { "say": "fill",
/**
 * The client's name for the command.
 */
id: string,
/**
 * Which kind of bot.
 */
bot: string, } | { "say": "talk",
/**
 * The client's name for the command.
 */
id: string,
/**
 * One line.
 */
text: string, } | { "say": "mute",
/**
 * The client's name for the command.
 */
id: string,
/**
 * Whom.
 */
who: Who,
/**
 * Are they mute from now on?
 */
muted: boolean, } | { "say": "watchers-talk",
/**
 * The client's name for the command.
 */
id: string,
/**
 * May they talk from now on?
 */
on: boolean, } | { "say": "odds",
/**
 * The client's name for the question.
 */
id: string, } | { "say": "hint",
/**
 * The client's name for the question.
 */
id: string, } | { "say": "ping" } | { "say": "look" };

/**
 * Somebody is asked to come to a table, and can.
 */
export type Invitation = {
/**
 * The table.
 */
table: string,
/**
 * The name of its game.
 */
game: string,
/**
 * The game's name for people.
 */
title: string,
/**
 * Who asks.
 */
by: KnownPlayer,
/**
 * Who is asked.
 */
player: KnownPlayer,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * How many seats are free.
 */
free: number, };

/**
 * The invitations to oneself and by oneself, the newest first.
 */
export type Invitations = {
/**
 * Where one is asked to come.
 */
received: Array<Invitation>,
/**
 * Whom one has asked.
 */
sent: Array<Invitation>, };

/**
 * Ask a friend to come to a table.
 */
export type Invite = {
/**
 * The table, where one sits.
 */
table: string,
/**
 * The friend.
 */
player: string, };

/**
 * A player, by name.
 */
export type KnownPlayer = {
/**
 * What they are known by.
 */
id: string,
/**
 * What they are called.
 */
name: string, };

/**
 * The bots of a game with a number of seats, and how far whoever asks has come.
 */
export type Ladder = {
/**
 * The name of the game.
 */
game: string,
/**
 * How many play.
 */
seats: number,
/**
 * The levels, the weakest first.
 */
rungs: Array<Rung>,
/**
 * What one is rated against bots oneself, after the first game that counted.
 */
own?: LadderRating,
/**
 * The level that is next worth trying. Nobody is told who is a guest, or has nothing left to climb.
 */
next?: string, };

/**
 * What a person is rated against bots.
 */
export type LadderRating = {
/**
 * The rating.
 */
rating: number,
/**
 * The true one is as near as this in 95 of 100 cases.
 */
plus_minus: number,
/**
 * How many games it comes from.
 */
games: number,
/**
 * Is it too uncertain to be compared?
 */
provisional: boolean, };

/**
 * A table in a list.
 */
export type Listing = {
/**
 * What it is found by.
 */
table: string,
/**
 * The name of the game.
 */
game: string,
/**
 * The first line of its log.
 */
header: string,
/**
 * `waiting`, `playing` or `over`.
 */
status: string,
/**
 * When it was opened, in milliseconds since 1970.
 */
created: number,
/**
 * When it ended.
 */
ended: number | null,
/**
 * How it ended; nothing if it was closed before the game was over.
 */
outcome: Outcome | null,
/**
 * What the players are called, by seat; nothing for a free seat.
 */
players: Array<string | null>, };

/**
 * The log of a finished game, and what the asking seat could not read of it while it lasted.
 */
export type LogProof = {
/**
 * The version of the dice protocol: 2.
 */
protocol: number,
/**
 * The whole log.
 */
log: string,
/**
 * Words that were hidden from the asking seat: the event, counted from 1, and whose word, 0 for a roll.
 */
hidden: Array<[number, number]>, };

/**
 * What could come, if all of this happened.
 */
export type LookAhead = {
/**
 * From which moment: so many lines of the log before it; from now on, if it is not said.
 */
after?: number,
/**
 * What is taken to happen; one's own choices among it as lines.
 */
steps: Array<AheadStep>, };

/**
 * A rating from results with the luck taken out: a few games make it as sharp as many make the other.
 */
export type LuckRatingInfo = {
/**
 * On the scale of the other.
 */
rating: number,
/**
 * So far it may be off, in 95 of 100 cases.
 */
plus_minus: number,
/**
 * From so many games.
 */
games: number, };

/**
 * One's own account.
 */
export type Me = {
/**
 * What one is known by, whatever one is called.
 */
id: string,
/**
 * What one is called.
 */
name: string,
/**
 * Since when, in milliseconds since 1970.
 */
created: number,
/**
 * Who may look at the profile.
 */
privacy: Privacy,
/**
 * One's friends.
 */
friends: Array<KnownPlayer>,
/**
 * Those whom one wants nothing to do with.
 */
blocked: Array<KnownPlayer>,
/**
 * The devices with a key of their own, the oldest first.
 */
devices: Array<Device>,
/**
 * The passkeys that bring this player back on any device, the oldest first.
 */
passkeys: Array<Passkey>,
/**
 * How many codes for recovery are left.
 */
recovery: number,
/**
 * Does one keep order here? The host says so.
 */
moderator: boolean, };

/**
 * How somebody fared against the bots of a level, in games that counted.
 */
export type MetBot = {
/**
 * How many games.
 */
games: number,
/**
 * How many of them were won.
 */
won: number,
/**
 * In how many of them the coach has looked at the luck.
 */
reviewed: number,
/**
 * The share of the win in those, less what the dice gave, in per cent.
 */
without_luck?: number, };

/**
 * What those who keep order see.
 */
export type Moderation = {
/**
 * Reports that nobody has closed, the oldest first.
 */
reports: Array<OpenReport>,
/**
 * Accounts that are muted or banned.
 */
restrained: Array<Restrained>,
/**
 * What was done, the newest first.
 */
deeds: Array<ModeratorDeed>,
/**
 * How long things are kept.
 */
kept: Retention, };

/**
 * Something that was done by somebody who keeps order.
 */
export type ModeratorDeed = {
/**
 * Its number among all that was done by hand.
 */
number: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * Who did it; nobody, if they have gone.
 */
by: KnownPlayer | null,
/**
 * The account that it was about; nobody, if there is none or they have gone.
 */
about: KnownPlayer | null,
/**
 * What.
 */
order: ModeratorOrder, };

/**
 * One thing that somebody does who keeps order.
 */
export type ModeratorOrder = { "do": "hide",
/**
 * Where.
 */
table: string,
/**
 * Its number.
 */
line: number,
/**
 * Is it hidden from now on?
 */
hidden: boolean, } | { "do": "restrain",
/**
 * Whose. It is not written down: the deed knows the account.
 */
player: string,
/**
 * What they may not do.
 */
what: Restraint,
/**
 * For how long; without it, until it is lifted.
 */
minutes?: number,
/**
 * What they are reproached with.
 */
why: Offence,
/**
 * A remark for them, in at most 200 characters. It is not written down either.
 */
text?: string, } | { "do": "lift",
/**
 * Whose.
 */
player: string,
/**
 * What they may do again.
 */
what: Restraint, } | { "do": "close-table",
/**
 * Which.
 */
table: string, } | { "do": "close-report",
/**
 * Which.
 */
report: string,
/**
 * What came of it.
 */
outcome: ReportOutcome, };

/**
 * What one has said ahead, with what it means.
 */
export type MyPlan = {
/**
 * From which moment it counts: so many lines of the log before it.
 */
after: number,
/**
 * So many choices of it were made since one last chose by hand.
 */
made: number,
/**
 * What has happened since that moment: it is part of what has to happen.
 */
happened: Array<ToldStep>,
/**
 * What is still to come; nothing, if all is done or nothing was said.
 */
branches: Array<ToldBranch>, };

/**
 * How whoever asks stands.
 */
export type MyTournament = {
/**
 * Their line of the standings.
 */
standing: TournamentStanding,
/**
 * The game that they are to play now: `POST …/seat` gives the seat.
 */
game?: TournamentGame,
/**
 * Until when they must have come to it, in milliseconds since 1970.
 */
come_until?: number, };

/**
 * One's own vacations.
 */
export type MyVacations = {
/**
 * So many days there are in any 365.
 */
a_year: number,
/**
 * So many at most in a row.
 */
at_once: number,
/**
 * So many of them are neither used nor planned.
 */
left: number,
/**
 * What time it is for them, in milliseconds since 1970.
 */
now: number,
/**
 * The one that runs.
 */
runs?: VacationInfo,
/**
 * Those to come, the next first.
 */
planned: Array<VacationInfo>, };

/**
 * A bot that is to be made.
 */
export type NewBot = {
/**
 * What it is called; ` (bot)` is put behind it.
 */
name: string,
/**
 * Who may challenge it, and look at its profile, besides oneself: one's friends, or everybody.
 */
open_to?: Privacy, };

/**
 * A token that is to be made.
 */
export type NewBotToken = {
/**
 * What one calls it.
 */
label?: string,
/**
 * What may be done with it: one thing at least.
 */
scopes: Array<BotScope>, };

/**
 * A new link to one's calendar. It is told once; an older one leads nowhere any more.
 */
export type NewCalendar = {
/**
 * The path at this house: `/api/v1/me/calendar/TOKEN.ics`.
 */
path: string, };

/**
 * A passkey that a browser has just made (WebAuthn, `navigator.credentials.create`): bytes are base64url without padding.
 */
export type NewPasskey = {
/**
 * The challenge that was given.
 */
challenge: string,
/**
 * `clientDataJSON`: the page that asked.
 */
client_data: string,
/**
 * What `getAuthenticatorData()` says.
 */
authenticator_data: string,
/**
 * What `getPublicKey()` says: P-256, Ed25519 or RSA.
 */
key: string,
/**
 * What the player calls it.
 */
label?: string, };

/**
 * A browser that is told.
 */
export type NoticeBrowser = {
/**
 * What it is removed by.
 */
id: string,
/**
 * Since when, in milliseconds since 1970.
 */
added: number,
/**
 * Is it this one?
 */
current: boolean, };

/**
 * How one is told that something waits, and how one could be.
 */
export type NoticeWays = {
/**
 * The key that a browser subscribes with, as base64url; nothing, if this house tells no browsers.
 */
push: string | null,
/**
 * The browsers that are told, the oldest first.
 */
browsers: Array<NoticeBrowser>,
/**
 * Does this house write letters?
 */
mail: boolean,
/**
 * The address that one gave.
 */
address?: string,
/**
 * Was it proved? Until then nothing is written there but its code.
 */
proved: boolean, };

/**
 * How things stand, for one viewer.
 */
export type Now = {
/**
 * How far the table is.
 */
stage: Stage,
/**
 * What one may know of the game: each game has its own form.
 */
view: unknown,
/**
 * Those who owe a choice, counted from 1.
 */
waiting: Array<number>,
/**
 * What one may choose oneself.
 */
offers: Array<Offer>,
/**
 * Short words for several choices in a row.
 */
shortcuts: Array<Offer>,
/**
 * How one's own choice is to be made.
 */
secrecy: Secrecy,
/**
 * The round of links that is open, if one is: nothing else happens until it has ended.
 */
round?: number,
/**
 * May one take the last choice back?
 */
may_take_back: boolean,
/**
 * When the time for the choice is up, in milliseconds since 1970.
 */
deadline: number | null,
/**
 * How it ended.
 */
outcome: Outcome | null,
/**
 * The table in plain text, for whoever asked for it.
 */
picture?: string, };

/**
 * A fact of a table of odds: a name, and what belongs to it.
 */
export type OddsFact = { name: string, [field: string]: unknown };

/**
 * What somebody is reproached with.
 */
export type Offence = "insult" | "harassment" | "spam" | "cheating" | "name" | "other";

/**
 * One thing that may be chosen.
 */
export type Offer = {
/**
 * The word to say.
 */
word: string,
/**
 * What it would do; empty if the word says it all.
 */
outlook: Array<Fact>,
/**
 * The same as a value, in the form of its game; nothing for a short word.
 */
value: unknown, };

/**
 * A bot that one may challenge.
 */
export type OpenBot = {
/**
 * What it is known by.
 */
id: string,
/**
 * What it is called.
 */
name: string,
/**
 * Is it one's own?
 */
own: boolean, };

/**
 * Bots that one may challenge.
 */
export type OpenBots = {
/**
 * One's own first.
 */
bots: Array<OpenBot>, };

/**
 * A report that nobody has closed.
 */
export type OpenReport = {
/**
 * What it is found by.
 */
id: string,
/**
 * When it was sent, in milliseconds since 1970.
 */
at: number,
/**
 * Who sent it.
 */
by: KnownPlayer,
/**
 * The account that it is about, if the house knows them again.
 */
about: KnownPlayer | null,
/**
 * What they were called when it was sent.
 */
called: string,
/**
 * What it is about.
 */
subject: ReportSubject,
/**
 * What they are reproached with.
 */
why: Offence,
/**
 * What else was said.
 */
text: string | null,
/**
 * What was said at the table, around the line if it is about one.
 */
talk: Array<HeardLine>, };

/**
 * A table that is to be opened.
 */
export type OpenTable = {
/**
 * The name of the game.
 */
game: string,
/**
 * Its options that are not the default.
 */
options?: { [key in string]: string },
/**
 * How many seats.
 */
seats: number,
/**
 * Who plays the seats that are not for people: the number of a seat, counted from 1, and a kind of bot.
 */
bots?: { [key in number]: string },
/**
 * Who may find the table.
 */
visibility?: Visibility,
/**
 * How long one may take.
 */
clock?: Clock,
/**
 * May one ask what would be best?
 */
hints?: boolean,
/**
 * How the dice are made; if it is not said, together where two or more people play with links, and sealed otherwise.
 */
dice?: DiceWay,
/**
 * May those who watch talk?
 */
watchers_talk?: boolean,
/**
 * Where whoever opens the table wants to sit, if anywhere.
 */
sit?: Sit, };

/**
 * A tournament that is to be opened. Whoever opens it is its host, and takes part only by joining.
 */
export type OpenTournament = {
/**
 * What it is called.
 */
name: string,
/**
 * The name of the game.
 */
game: string,
/**
 * The seats of each table, two at least.
 */
seats: number,
/**
 * Options of the game that are not the default.
 */
options?: { [key in string]: string },
/**
 * How players are put together.
 */
pairing: Pairing,
/**
 * How long one may take for a choice; it must be limited.
 */
clock: Clock,
/**
 * When it begins, in milliseconds since 1970; if it is not said, when the host says so.
 */
starts?: number,
/**
 * Public ones stand in the list for everybody; others are for whoever has the link.
 */
visibility?: Visibility, };

/**
 * What a judge thinks of one choice.
 */
export type Opinion = {
/**
 * The word to say.
 */
word: string,
/**
 * What it would do; empty if the word says it all.
 */
outlook: Array<Fact>,
/**
 * The chance to win after it.
 */
chance: number,
/**
 * How far that can be off; 0 if it is exact.
 */
error: number,
/**
 * How far it can be off beside the other choices: the difference of two is off by no more than what both say.
 */
paired_error: number,
/**
 * What speaks for it beside the next clearly worse choice, from games played on; only of the best.
 */
why?: Array<Fact>,
/**
 * The word of that choice; only of the best.
 */
beside?: string,
/**
 * What is expected to follow it, as far as most games go alike that are played on; only of the best.
 */
line?: Array<Expected>, };

/**
 * How it went with somebody whom one has played with.
 */
export type Opponent = {
/**
 * What they are known by.
 */
id: string,
/**
 * What they are called.
 */
name: string,
/**
 * How many games there were.
 */
games: number,
/**
 * How many of them one won and they did not.
 */
won: number,
/**
 * How many they won and one did not.
 */
lost: number,
/**
 * When the last of them ended, in milliseconds since 1970.
 */
last: number,
/**
 * The same by game, those most played first.
 */
by_game: Array<Against>, };

/**
 * One option of a game.
 */
export type OptionInfo = {
/**
 * Its name.
 */
key: string,
/**
 * What it does.
 */
about: string,
/**
 * Its default.
 */
default: string,
/**
 * Its values, in words.
 */
values: string,
/**
 * The least and the greatest, where the values are numbers.
 */
range: [number, number] | null,
/**
 * May it be `none` instead of a number?
 */
or_none: boolean,
/**
 * What each value means, where the values are words.
 */
meanings: Array<[string, string]>,
/**
 * May it be a document of one's own? Then the words are those that ship.
 */
takes_file: boolean, };

/**
 * One message on the socket.
 */
export type Outbound = { "tell": "welcome",
/**
 * The version of the protocol that the house speaks.
 */
version: number,
/**
 * The table.
 */
table: TableInfo,
/**
 * One's seat, counted from 1; none if one watches.
 */
seat: number | null, } | { "tell": "snapshot",
/**
 * From number 1 on.
 */
story: Array<Entry>,
/**
 * How things stand.
 */
now: Now, } | { "tell": "news",
/**
 * What happened.
 */
story: Array<Entry>,
/**
 * How things stand.
 */
now: Now, } | { "tell": "talk",
/**
 * Line by line.
 */
lines: Array<TalkLine>,
/**
 * These are the last lines before one came: what was said long before may be missing.
 */
recent?: boolean, } | { "tell": "people" } & Presence | { "tell": "done",
/**
 * The client's name for it.
 */
id: string,
/**
 * The last number of what it made happen. Whoever has that has seen it.
 */
last: number, } | { "tell": "refused",
/**
 * The client's name for it, if it could be read.
 */
id: string | null,
/**
 * Why, for a program.
 */
why: Why,
/**
 * Why, for a person: what was wrong, what was expected.
 */
text: string,
/**
 * The same as data: words in other languages are made of it.
 */
reason?: Fact, } | { "tell": "odds",
/**
 * The client's name for the question.
 */
id: string,
/**
 * Small tables.
 */
reports: Array<Report>, } | { "tell": "hint",
/**
 * The client's name for the question.
 */
id: string,
/**
 * What each choice is worth.
 */
opinions: Array<Opinion>, } | { "tell": "step",
/**
 * After so many lines.
 */
lines: number,
/**
 * The running hash: 64 hexadecimal digits.
 */
seen: string,
/**
 * The house's signature: 128 hexadecimal digits.
 */
signature: string, } | { "tell": "slow-down",
/**
 * Say nothing for so long.
 */
wait_ms: number,
/**
 * What is too much.
 */
text: string,
/**
 * The same as data: words in other languages are made of it.
 */
reason?: Fact, } | { "tell": "bye",
/**
 * Why, for a program.
 */
why: Why,
/**
 * Why, for a person.
 */
text: string,
/**
 * The same as data: words in other languages are made of it.
 */
reason?: Fact, } | { "tell": "pong" };

/**
 * How a game ended.
 */
export type Outcome = {
/**
 * Those who won, counted from 1; none if nobody did.
 */
winners: Array<number>,
/**
 * The score of each seat.
 */
scores: Array<number>, };

/**
 * Where one stands oneself.
 */
export type OwnRank = {
/**
 * One's line.
 */
line: RankedPlayer,
/**
 * Is the rating too uncertain to be compared?
 */
provisional: boolean,
/**
 * Is one's profile not for everybody, and so the line neither?
 */
hidden: boolean, };

/**
 * How players are put together.
 */
export type Pairing = { "arena": number } | { "swiss": number } | { "knock-out": number };

/**
 * A passkey of a player.
 */
export type Passkey = {
/**
 * What it is removed by.
 */
id: string,
/**
 * The credential's id, as base64url: an authenticator that has it makes no second one.
 */
credential: string,
/**
 * What the player calls it.
 */
label?: string,
/**
 * Since when, in milliseconds since 1970.
 */
added: number,
/**
 * When it last signed in.
 */
used: number, };

/**
 * What an authenticator signed (WebAuthn, `navigator.credentials.get`): bytes are base64url without padding.
 */
export type PasskeyProof = {
/**
 * The credential's id.
 */
id: string,
/**
 * `clientDataJSON`: the page that asked.
 */
client_data: string,
/**
 * `authenticatorData`.
 */
authenticator_data: string,
/**
 * The signature of both.
 */
signature: string,
/**
 * `userHandle`: whose the authenticator says it is.
 */
player: string, };

/**
 * Who sits at a seat.
 */
export type Person = {
/**
 * What they are called.
 */
name: string,
/**
 * Which kind of bot plays, if one does: also for somebody who is away.
 */
bot: string | null,
/**
 * Is it the seat of a person, though a bot may play?
 */
human: boolean,
/**
 * Does a program of somebody's have the seat, instead of a person?
 */
program?: boolean, };

/**
 * What one will choose from a moment on.
 */
export type PlanAhead = {
/**
 * From which moment: so many lines of the log before it, as the house says when one looks ahead.
 */
after: number,
/**
 * The first that fits counts.
 */
branches: Array<AheadBranch>, };

/**
 * Begin a vacation.
 */
export type PlanVacation = {
/**
 * When it begins, in milliseconds since 1970; now, if it is not said.
 */
from?: number,
/**
 * How many days of 24 hours it lasts.
 */
days: number, };

/**
 * What is wanted of a day.
 */
export type PlayDaily = {
/**
 * For practice: it does not count. Today, only after one's own try is over; with dice that are open, always.
 */
practice?: boolean,
/**
 * What whoever is not signed in is called.
 */
name?: string, };

/**
 * A game that somebody has played.
 */
export type PlayedGame = {
/**
 * Its number in this house.
 */
number: number,
/**
 * Where it was played, if it can be looked at there.
 */
table?: string,
/**
 * The name of the game.
 */
game: string,
/**
 * How many played.
 */
seats: number,
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number,
/**
 * The seat of the player, counted from 1.
 */
seat: number,
/**
 * The place that it brought: 1 is won.
 */
place: number,
/**
 * Who sat there, by seat; nobody, if the table is forgotten.
 */
players: Array<PlayedWith>,
/**
 * The rating before and after, if the game counted.
 */
rating?: [number, number],
/**
 * The rating against bots before and after, if the game counted on their ladder.
 */
against_bots?: [number, number],
/**
 * How far a journey of Lantern went.
 */
journey?: DailyResult,
/**
 * What the dice gave, in points of a hundred, when the coach has looked at the game.
 */
luck?: number,
/**
 * How little the choices lost, from 0 to 100; nothing, if that cannot be told.
 */
accuracy?: number, };

/**
 * Games of a player, the newest first.
 */
export type PlayedGames = {
/**
 * A page of them.
 */
games: Array<PlayedGame>,
/**
 * What to ask for next as `before`, if there are more.
 */
next?: number, };

/**
 * Somebody who sat at a table.
 */
export type PlayedWith = {
/**
 * What they were called.
 */
name: string,
/**
 * What they are known by, for whoever played with them.
 */
player?: string,
/**
 * The kind of bot, if it was one.
 */
bot?: string, };

/**
 * Who is at a table, and who is there now.
 */
export type Presence = {
/**
 * Seat by seat.
 */
seats: Array<Standing>,
/**
 * How many watch.
 */
watchers: number,
/**
 * Those who are not heard.
 */
muted: Array<Who>, };

/**
 * Who may look at a profile.
 */
export type Privacy = "private" | "friends" | "public";

/**
 * A refusal, as HTTP answers it.
 */
export type Problem = {
/**
 * Why, for a program.
 */
why: Why,
/**
 * What was wrong, what was expected, and what to do, in English.
 */
text: string,
/**
 * The same as data: words in other languages are made of it.
 */
reason?: Fact, };

/**
 * What may be known of a player.
 */
export type Profile = {
/**
 * What they are known by.
 */
id: string,
/**
 * Is it a program of somebody's, and no person?
 */
program?: boolean,
/**
 * What they are called.
 */
name: string,
/**
 * Since when, in milliseconds since 1970.
 */
created: number,
/**
 * How good they are, by game and number of seats.
 */
ratings: Array<RatingInfo>,
/**
 * How good they are against the bots of the house, which is counted apart.
 */
against_bots: Array<RatingInfo>,
/**
 * How well they play alone, by game.
 */
alone: Array<SoloInfo>,
/**
 * How good they are at puzzles; nothing if they have tried none.
 */
puzzles?: PuzzleRating,
/**
 * Titles that they have earned, in the order in which they first did.
 */
feats: Array<FeatInfo>,
/**
 * How much they have played, by game.
 */
totals: Array<Total>,
/**
 * The best journey of Lantern.
 */
best_journey?: DailyResult, };

/**
 * What could come then. The house rolls no dice for it.
 */
export type Prospect = {
/**
 * From which moment it was looked: a plan begins there.
 */
after: number,
/**
 * Who may have to choose, and what they may choose.
 */
choices: Array<AheadChoice>,
/**
 * What may come up, of at most 512.
 */
rolls: Array<AheadRoll>,
/**
 * Can the game be over?
 */
over: boolean,
/**
 * Is all of this so? Not after something that was left open: then it is what was found by playing on at random.
 */
sure: boolean, };

/**
 * The code that was sent to an address.
 */
export type ProveAddress = {
/**
 * As it stands in the letter.
 */
code: string, };

/**
 * One roll of a finished game.
 */
export type ProvenRoll = {
/**
 * Which event of the log, counted from 1.
 */
event: number,
/**
 * What the log says.
 */
word: string,
/**
 * What could have come: a place in the list of odds, counted from 0.
 */
odds: number, };

/**
 * A puzzle as its seat sees it, without the answer.
 */
export type PuzzleAsked = {
/**
 * The first line of the log: the game, its options and seats.
 */
header: string,
/**
 * Who chooses, counted from 1.
 */
seat: number,
/**
 * How many seats.
 */
seats: number,
/**
 * Every option with its value.
 */
options: { [key in string]: string },
/**
 * How one came there, as this seat may read it.
 */
story: Array<PuzzleStep>,
/**
 * What lies on the table and never changes, in the form of its game.
 */
static_data: unknown,
/**
 * What this seat sees, in the form of its game.
 */
view: unknown,
/**
 * What can be chosen.
 */
offers: Array<Offer>,
/**
 * Its name, which stays.
 */
id: string,
/**
 * The name of its game.
 */
game: string,
/**
 * How hard it is, from 1 to 5.
 */
grade: number,
/**
 * Is the answer proved, or beyond the error of a judge?
 */
proved: boolean,
/**
 * What it is about, by the names of its reasons: `own-doubloons`.
 */
themes: Array<string>, };

/**
 * A puzzle in a list.
 */
export type PuzzleLine = {
/**
 * Its name, which stays.
 */
id: string,
/**
 * The name of its game.
 */
game: string,
/**
 * How hard it is, from 1 to 5.
 */
grade: number,
/**
 * Is the answer proved, or beyond the error of a judge?
 */
proved: boolean,
/**
 * What it is about, by the names of its reasons: `own-doubloons`.
 */
themes: Array<string>, };

/**
 * How good somebody is at puzzles, or how hard a puzzle is.
 */
export type PuzzleRating = {
/**
 * The rating, on the scale on which everybody begins at 1500.
 */
rating: number,
/**
 * How far the true one may be off (95 %).
 */
plus_minus: number,
/**
 * The first tries that it comes from.
 */
tries: number, };

/**
 * The ratings after a try.
 */
export type PuzzleRatings = {
/**
 * By how many points the try moved one's own. Only a player's first one does.
 */
moved?: number,
/**
 * One's own; none for a guest.
 */
yours?: PuzzleRating,
/**
 * The puzzle's.
 */
puzzle: PuzzleRating, };

/**
 * What came of a try.
 */
export type PuzzleResult = {
/**
 * The choice, as the log would have it.
 */
word: string,
/**
 * Was it the best?
 */
solved: boolean,
/**
 * The best choice.
 */
best: string,
/**
 * How much better it is than the next, as a share of wins.
 */
margin: number,
/**
 * How far that can be off; 0 if it is exact.
 */
error: number,
/**
 * What each choice is worth, the best first.
 */
values: Array<PuzzleValue>,
/**
 * What speaks for the best.
 */
why: Array<Fact>,
/**
 * How good whoever tried is at puzzles, and how hard this one is.
 */
ratings: PuzzleRatings, };

/**
 * One event before a puzzle.
 */
export type PuzzleStep = {
/**
 * Its line of the log.
 */
line: string,
/**
 * What it did, with its consequences.
 */
facts: Array<Fact>, };

/**
 * A try at a puzzle.
 */
export type PuzzleTry = {
/**
 * The choice.
 */
word: string, };

/**
 * What a choice is worth.
 */
export type PuzzleValue = {
/**
 * The choice.
 */
word: string,
/**
 * The chance to win after it.
 */
chance: number,
/**
 * How much less that is than after the best.
 */
cost: number, };

/**
 * A bot of the house among those who play against it.
 */
export type RankedBot = {
/**
 * The word of its level.
 */
bot: string,
/**
 * The rating.
 */
rating: number,
/**
 * The true one is as near as this in 95 of 100 cases.
 */
plus_minus: number, };

/**
 * One line of a ranking.
 */
export type RankedPlayer = {
/**
 * Those with the same rating share a place. Without one it is too uncertain to be compared, or far behind.
 */
place?: number,
/**
 * Who.
 */
player: KnownPlayer,
/**
 * The rating.
 */
rating: number,
/**
 * The true one is as near as this in 95 of 100 cases.
 */
plus_minus: number,
/**
 * How many games it comes from.
 */
games: number, };

/**
 * The best of a game with a number of seats, of those who let themselves be seen and whose rating is certain enough.
 */
export type Ranking = {
/**
 * The best first.
 */
players: Array<RankedPlayer>,
/**
 * The bots of the house, the best first, where players are rated against them.
 */
bots?: Array<RankedBot>,
/**
 * Oneself, wherever one stands: nobody else is told of whoever shows nothing.
 */
own?: OwnRank, };

/**
 * A rating as it is shown.
 */
export type RatingInfo = {
/**
 * The name of the game.
 */
game: string,
/**
 * How many play.
 */
seats: number,
/**
 * The rating.
 */
rating: number,
/**
 * The true one is as near as this in 95 of 100 cases.
 */
plus_minus: number,
/**
 * How many games it comes from.
 */
games: number,
/**
 * Is it too uncertain to be compared?
 */
provisional: boolean,
/**
 * The same from results with the luck taken out, when the coach has looked at some.
 */
without_luck?: LuckRatingInfo, };

/**
 * Which of the ratings.
 */
export type RatingKind = "plain" | "without-luck" | "against-bots";

/**
 * Codes to print, each good for one device. Those that were given before are good for nothing any more.
 */
export type RecoveryCodes = {
/**
 * Each is shown only here.
 */
codes: Array<string>, };

/**
 * What a player thinks of another.
 */
export type Regard = "friend" | "blocked";

/**
 * Playing again, from the seat of a token.
 */
export type Rematch = {
/**
 * Will one seal new bytes of one's own for the new dice?
 */
seals?: boolean, };

/**
 * A finished game, to be looked at again.
 */
export type Replay = {
/**
 * The first line of the log.
 */
header: string,
/**
 * How many events there are in all.
 */
events: number,
/**
 * What was asked for, in order.
 */
frames: Array<Frame>, };

/**
 * A small table of figures. Words are made of it where it is shown.
 */
export type Report = {
/**
 * What it is about.
 */
title: Saying,
/**
 * What stands above each column.
 */
columns: Array<Saying>,
/**
 * The rows, cell by cell.
 */
rows: Array<Array<Saying>>,
/**
 * Lines below the table.
 */
notes: Array<Saying>, };

/**
 * What came of a report.
 */
export type ReportOutcome = "nothing" | "hidden" | "muted" | "banned";

/**
 * Whom or what a report is about.
 */
export type ReportSubject = { "of": "talk",
/**
 * Where it was said.
 */
table: string,
/**
 * Its number.
 */
line: number, } | { "of": "name-at",
/**
 * Where.
 */
table: string,
/**
 * Their seat, counted from 1.
 */
seat: number, } | { "of": "conduct-at",
/**
 * Where.
 */
table: string,
/**
 * Their seat, counted from 1.
 */
seat: number, } | { "of": "name",
/**
 * What they are known by.
 */
player: string, } | { "of": "conduct",
/**
 * What they are known by.
 */
player: string, };

/**
 * An account that may not do something now.
 */
export type Restrained = {
/**
 * Whose.
 */
player: KnownPlayer,
/**
 * What they may not.
 */
what: Restraint,
/**
 * Since when, in milliseconds since 1970.
 */
at: number,
/**
 * Until when; without it, until it is lifted.
 */
until: number | null,
/**
 * What they are reproached with.
 */
why: Offence,
/**
 * A remark for them.
 */
text: string | null, };

/**
 * What somebody may not do for a time.
 */
export type Restraint = "muted" | "banned";

/**
 * How many days things are kept, as the host wants it; without a number, for ever.
 */
export type Retention = {
/**
 * Finished games.
 */
games_days: number | null,
/**
 * Talk; at most as long as its table.
 */
talk_days: number | null,
/**
 * Reports that nobody closes.
 */
reports_days: number | null,
/**
 * What was done by hand.
 */
deeds_days: number | null,
/**
 * Accounts of players whom nobody sees.
 */
accounts_days: number | null, };

/**
 * One level of bots.
 */
export type Rung = {
/**
 * The word of the level.
 */
bot: string,
/**
 * What it is rated, on the scale of ratings against bots.
 */
rating: number,
/**
 * The true one is as near as this in 95 of 100 cases.
 */
plus_minus: number,
/**
 * How many games against people have moved it since the lab measured it.
 */
games: number,
/**
 * How one fared against it oneself, unless one is a guest.
 */
met?: MetBot, };

/**
 * A game that is not over.
 */
export type RunningGame = {
/**
 * The table.
 */
table: string,
/**
 * The name of the game.
 */
game: string,
/**
 * The game's name for people.
 */
title: string,
/**
 * The seat of the player, counted from 1.
 */
seat: number,
/**
 * Who sits there, by seat; nobody at a free one.
 */
players: Array<RunningPlayer | null>,
/**
 * How long one may take.
 */
clock: Clock,
/**
 * How far the table is.
 */
stage: Stage,
/**
 * The seats that owe a choice, counted from 1.
 */
waiting: Array<number>,
/**
 * Where players have days: when the time for the choice is up, in milliseconds since 1970. It is the player's own, where they owe one.
 */
due?: number,
/**
 * Until when that time stands still, because whoever has it is on vacation.
 */
stands?: number,
/**
 * Is it a game of a tournament? There clocks run on through vacations.
 */
tournament: boolean, };

/**
 * The games of a player that are not over.
 */
export type RunningGames = {
/**
 * First those that wait for this player, the one whose time is up first before others.
 */
games: Array<RunningGame>,
/**
 * Until when the player is on vacation, in milliseconds since 1970.
 */
vacation?: number, };

/**
 * Somebody at a table that is not over.
 */
export type RunningPlayer = {
/**
 * What they are called.
 */
name: string,
/**
 * The kind of bot, if one plays.
 */
bot?: string,
/**
 * Until when they are on vacation, where that counts.
 */
vacation?: number, };

/**
 * One thing that a table of odds says.
 */
export type Saying = string | OddsFact | {
/**
 * In so many ways,
 */
ways: number,
/**
 * out of so many.
 */
total: number, };

/**
 * A seat that is yours.
 */
export type Seated = {
/**
 * The table.
 */
table: string,
/**
 * The seat, counted from 1; none if one opened a table and does not play.
 */
seat: number | null,
/**
 * What opens the seat, on any device. It is shown once: keep it.
 */
token: string | null, };

/**
 * How a choice is to be made.
 */
export type Secrecy = "open" | "hidden" | "at-once";

/**
 * A report to those who keep order. Nobody else hears who sent it.
 */
export type SendReport = {
/**
 * What it is about.
 */
subject: ReportSubject,
/**
 * What somebody is reproached with.
 */
why: Offence,
/**
 * What else is to be said, in at most 200 characters.
 */
text?: string, };

/**
 * An address to write to.
 */
export type SetAddress = {
/**
 * The address.
 */
address: string,
/**
 * The language of letters, such as `de`.
 */
language: string, };

/**
 * What one thinks of somebody from now on.
 */
export type SetRegard = {
/**
 * A friend, or somebody to be kept away.
 */
regard: Regard, };

/**
 * A key that proves who one is. Whoever comes with a new one is a new player.
 */
export type SignIn = {
/**
 * The public key: a point of P-256, uncompressed, as base64url without padding.
 */
key: string,
/**
 * The challenge that was given.
 */
challenge: string,
/**
 * The signature (ECDSA with SHA-256, both numbers one after the other, base64url) of `luckhouse sign-in 1`, the origin
 * of the page and the challenge, a line each, without a last line break.
 */
signature: string,
/**
 * What a new player is called.
 */
name: string,
/**
 * What the player calls this device.
 */
label?: string,
/**
 * A code that a device of this player was given, or one of the codes for recovery: the key is that player's from now on.
 */
code?: string,
/**
 * A passkey of this player that signed the same challenge: the key is that player's from now on. It goes before a code.
 */
passkey?: PasskeyProof, };

/**
 * Signing out.
 */
export type SignOut = {
/**
 * On every device: the keys of all others are forgotten too.
 */
everywhere?: boolean, };

/**
 * A seat that is to be taken.
 */
export type Sit = {
/**
 * What one wants to be called.
 */
name: string,
/**
 * Which seat, counted from 1; the first free one if it does not matter.
 */
seat?: number,
/**
 * Will one seal bytes of one's own for the dice? The game waits for them, for a while.
 */
seals?: boolean, };

/**
 * How well somebody plays alone.
 */
export type SoloInfo = {
/**
 * Which game.
 */
game: string,
/**
 * From so many games.
 */
games: number,
/**
 * What a game brought more than the best would have made of the same luck, on average, in points of a hundred. Mostly below 0.
 */
mean: number,
/**
 * So far it may be off, in 95 of 100 cases; nothing after one game.
 */
plus_minus?: number, };

/**
 * How far a table is.
 */
export type Stage = "gathering" | "opening" | "playing" | "over";

/**
 * How a seat stands.
 */
export type Standing = {
/**
 * Which seat, counted from 1.
 */
seat: number,
/**
 * Who sits there; nobody if it is free.
 */
person: Person | null,
/**
 * For whom the free seat is kept for a while: they had it in the game before.
 */
kept_for?: string,
/**
 * Is anybody of them connected?
 */
here: boolean,
/**
 * When a bot will play for somebody who is missed, in milliseconds since 1970.
 */
bot_at: number | null,
/**
 * Until when they are on vacation, in milliseconds since 1970: until then their clock of days stands still.
 */
vacation?: number,
/**
 * Has what they add to the dice been sealed?
 */
sealed: boolean,
/**
 * Has it been opened?
 */
opened: boolean, };

/**
 * A browser is to be told: what its push service gave it.
 */
export type Subscribe = {
/**
 * Where the service takes messages for it.
 */
endpoint: string,
/**
 * What messages are sealed with.
 */
keys: SubscriptionKeys,
/**
 * The language of what it is told, such as `de`.
 */
language: string, };

/**
 * What messages for a browser are sealed with, as base64url.
 */
export type SubscriptionKeys = {
/**
 * Its public key.
 */
p256dh: string,
/**
 * What it adds to the secret.
 */
auth: string, };

/**
 * What everybody at a table may know of it.
 */
export type TableInfo = {
/**
 * What it is found by.
 */
table: string,
/**
 * The name of the game.
 */
game: string,
/**
 * The game's name for people.
 */
title: string,
/**
 * The first line of the log: the game, its options, seats and edition.
 */
header: string,
/**
 * Every option of the game with its value as a word; of a document, its name.
 */
options: { [key in string]: string },
/**
 * What lies on the table and never changes: each game has its own form, or nothing.
 */
static_data: unknown,
/**
 * How many seats.
 */
seats: number,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * How long one may take.
 */
clock: Clock,
/**
 * May one ask what would be best?
 */
hints: boolean,
/**
 * May people say ahead what they will choose?
 */
ahead?: boolean,
/**
 * The seat of the host, counted from 1; none if whoever opened it does not play.
 */
host: number | null,
/**
 * Its fair dice; none if the game was played elsewhere, or was begun under the first protocol.
 */
fair: FairInfo | null,
/**
 * May those who watch talk?
 */
watchers_talk: boolean,
/**
 * The seat of whoever asked, counted from 1; none if they have none.
 */
yours?: number,
/**
 * How far it is.
 */
stage: Stage,
/**
 * Those who owe a choice, counted from 1.
 */
waiting: Array<number>,
/**
 * How it ended; nothing if it was closed before the game was over.
 */
outcome: Outcome | null,
/**
 * Who is there.
 */
people: Presence,
/**
 * The table on which they play again, for those who sat here; for everybody where the table is public.
 */
rematch: string | null,
/**
 * The tournament that it is a game of.
 */
tournament?: string, };

/**
 * What a finished game's dice can be checked by.
 */
export type TableProof = LogProof | DiceProof;

/**
 * One page of tables, the newest first.
 */
export type Tables = {
/**
 * The tables.
 */
tables: Array<Listing>,
/**
 * Ask with this as `after` for the next page.
 */
next: string | null, };

/**
 * A seat that is to be taken in the game that one is to play now.
 */
export type TakeSeat = {
/**
 * Will one seal bytes of one's own for the dice?
 */
seals?: boolean, };

/**
 * One line of talk.
 */
export type TalkLine = {
/**
 * Its number: one more than the one before.
 */
n: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * Who said it.
 */
who: Who,
/**
 * What was said; nothing, if whoever said it is mute.
 */
text: string | null, };

/**
 * A branch, with what it means.
 */
export type ToldBranch = {
/**
 * What has to happen.
 */
when: Array<ToldStep>,
/**
 * What is chosen then.
 */
choose: Offer,
/**
 * What comes after that.
 */
then: Array<ToldBranch>, };

/**
 * Somebody's choice.
 */
export type ToldChoice = {
/**
 * Which seat, counted from 1.
 */
seat: number,
/**
 * What is chosen.
 */
offer: Offer, };

/**
 * A step, with what it means.
 */
export type ToldStep = {
/**
 * What has to happen.
 */
step: AheadStep,
/**
 * Whose choices it is, each with what is chosen. Nobody's, if it is a roll, or whatever happens.
 */
choices: Array<ToldChoice>,
/**
 * What a roll does.
 */
facts: Array<Fact>, };

/**
 * How much somebody has played of a game.
 */
export type Total = {
/**
 * The name of the game.
 */
game: string,
/**
 * How many games.
 */
played: number,
/**
 * How many of them were won, alone or together.
 */
won: number, };

/**
 * A game of a tournament.
 */
export type TournamentGame = {
/**
 * Its number, from 1.
 */
number: number,
/**
 * Its round; 0 in an arena.
 */
round: number,
/**
 * Where it is played, or was; nothing if the table is gone.
 */
table?: string,
/**
 * Who, in the order of their seats.
 */
players: Array<Entrant>,
/**
 * What came of it.
 */
came: GameCame, };

/**
 * A tournament as whoever asks may know it.
 */
export type TournamentInfo = {
/**
 * What stands in the list too.
 */
about: TournamentLine,
/**
 * What time it is in this house, in milliseconds since 1970.
 */
now: number,
/**
 * How much has happened: whoever asks for what comes after it waits until there is more.
 */
version: number,
/**
 * The round that is played; 0 before the first, and in an arena.
 */
round: number,
/**
 * Is whoever asks its host?
 */
host: boolean,
/**
 * A page of the standings.
 */
standings: Array<TournamentStanding>,
/**
 * The newest games, the newest first.
 */
games: Array<TournamentGame>,
/**
 * How whoever asks stands, if they take part or did.
 */
mine?: MyTournament, };

/**
 * A line of the list of tournaments.
 */
export type TournamentLine = {
/**
 * What it is found by.
 */
id: string,
/**
 * What it is called.
 */
name: string,
/**
 * The name of the game.
 */
game: string,
/**
 * The header of each game's log, with all options.
 */
header: string,
/**
 * The seats of each table.
 */
seats: number,
/**
 * How players are put together.
 */
pairing: Pairing,
/**
 * How long one may take for a choice.
 */
clock: Clock,
/**
 * How far it is.
 */
stage: TournamentStage,
/**
 * When it begins, if that is fixed, in milliseconds since 1970.
 */
starts?: number,
/**
 * When it began.
 */
began?: number,
/**
 * When no further games begin, in an arena that has begun; when it ended, if it is over.
 */
ends?: number,
/**
 * How many take part, or did.
 */
players: number,
/**
 * Who won, if it is over.
 */
winners?: Array<Entrant>, };

/**
 * How far a tournament is.
 */
export type TournamentStage = "gathering" | "running" | "over";

/**
 * A line of the standings.
 */
export type TournamentStanding = {
/**
 * From 1; whom nothing tells apart share a place.
 */
place: number,
/**
 * Who.
 */
who: Entrant,
/**
 * The score. In a knock-out the place does not go by it.
 */
points: number,
/**
 * Games won alone.
 */
wins: number,
/**
 * Games that counted.
 */
games: number,
/**
 * Wins in a row, up to now.
 */
streak: number,
/**
 * The points of all opponents: in a Swiss tournament it decides between equal points.
 */
buchholz: number,
/**
 * The points of all opponents who were beaten: the next to decide.
 */
sonneborn_berger: number,
/**
 * The round in which they were knocked out.
 */
out_in_round?: number,
/**
 * Are they given games?
 */
here: boolean, };

/**
 * The public tournaments.
 */
export type Tournaments = {
/**
 * Those that run, then those that come, the soonest first.
 */
open: Array<TournamentLine>,
/**
 * The newest that are over.
 */
over: Array<TournamentLine>, };

/**
 * Playing on from a moment of a finished game, against bots: that game stays as it is.
 */
export type TryAgain = {
/**
 * After how many events of it.
 */
after: number,
/**
 * Where one sits, counted from 1.
 */
seat: number,
/**
 * The bot in every other seat.
 */
bot: string,
/**
 * What one is called.
 */
name: string, };

/**
 * One vacation.
 */
export type VacationInfo = {
/**
 * When it begins, in milliseconds since 1970.
 */
from: number,
/**
 * When it is over.
 */
until: number,
/**
 * So many days it counts: each that has begun.
 */
days: number, };

/**
 * Who may find a table.
 */
export type Visibility = "private" | "unlisted" | "public";

/**
 * Somebody at a table.
 */
export type Who = { "seat": number } | { "watcher": string };

/**
 * Why something is refused.
 */
export type Why = "unreadable" | "version" | "no-table" | "not-yours" | "word" | "rules" | "house" | "full" | "too-fast" | "busy" | "too-slow" | "not-saved" | "closing";

/**
 * What the house has found out so far about a document. Whoever wants to know more asks again: the house works on
 * as long as somebody does.
 */
export type Worth = {
/**
 * How often best play wins, as a sketch that is near enough to compare one document with another.
 */
sketch: number | null,
/**
 * How often best play wins.
 */
exact: ExactWorth | null,
/**
 * How much of the way to the exact answer is done, from 0 to 1.
 */
progress: number,
/**
 * What bots made of it.
 */
games: BotGames | null,
/**
 * Is this all that the house will find out?
 */
over: boolean, };
