import type { Component } from 'svelte';
import type { News, Piece } from '../table/director/director.svelte';
import type { Beats } from '../table/director/beats';
import type { Several, SeveralMade } from '../table/series.svelte';
import type { Fact, Offer, Outcome } from '../protocol';
import type { Choice, Steps } from './marks';
import type { Words } from '../words/words';

/** Somebody at the table. */
export interface Player {
  /** Counted from 1. */
  seat: number;
  /** As the views of games write it: `p1`. */
  id: string;
  name: string;
  you: boolean;
  bot: boolean;
  here: boolean;
  /** Owes a choice now. */
  chooses: boolean;
}

/**
 * What a table of a game is given. It draws the view, shows what is new, and lets a player choose among the offers.
 * It knows no rules: what is not offered cannot be chosen.
 */
export interface TableProps<View = unknown, StaticData = unknown> {
  view: View;
  /** What of this game never changes; the form is the game's own. */
  staticData: StaticData;
  /** Every option of the game with its value. */
  options: Readonly<Record<string, string>>;
  players: readonly Player[];
  /** One's own seat; none for somebody who watches. */
  seat: number | null;
  /** What one may choose now: empty if it is not one's turn. */
  offers: readonly Offer[];
  shortcuts: readonly Offer[];
  /** A choice is on its way: nothing else can be chosen now. */
  busy: boolean;
  choose(word: string): void;
  /** Several choices by one gesture; says how far it came. */
  chooseEach(several: Several): Promise<SeveralMade>;
  shortcut(word: string): void;
  /** What happened since the last view. */
  news: News;
  /** The dice of the news are in the air: nothing may name them yet. */
  rolling: boolean;
  outcome: Outcome | null;
  /** Facts and outlooks in words, with the players by their names. */
  words: Words;
}

/** What draws the set pieces of a game. Its words are told beside it, and to those who cannot see it, by the frame. */
export interface PieceProps<View = unknown, StaticData = unknown> {
  piece: Piece;
  /** How the table looks with it. */
  view: View;
  staticData: StaticData;
  /** How the game came out, if it ends with this. */
  outcome: Outcome | null;
  players: readonly Player[];
  seat: number | null;
  /** Its dice are in the air. */
  rolling: boolean;
  words: Words;
}

/** One step of the tour of a game: a part of the table, by its `data-tour`, and what to say about it. */
export interface TourStep {
  part: string;
  text(): string;
}

/** A game, as the page draws it: its own view, static data and facts, or those of a game that nobody names. */
export interface GamePage<View = unknown, StaticData = unknown, F extends { name: string } = Fact> {
  Table: Component<TableProps<View, StaticData>>;
  /** Waits for the texts in the language that is spoken. */
  ready(): Promise<void>;
  tour: readonly TourStep[];
  /** The number of the chapter (second-level heading, from 0) of the rules page that matters now; -1 if none does. */
  chapter(view: View): number;
  /** Does the table draw every choice itself? Otherwise the list of choices is open below it. */
  drawsAllChoices: boolean;
  /** How what happens is shown, one thing after the other. */
  beats: Beats<View, F>;
  /** Draws what the beats call a piece; fetched when the first is told. */
  piece?(): Promise<{ default: Component<PieceProps<View, StaticData>> }>;
  /** Fetches what is drawn late in a game, or seldom, so that nobody waits for it then. */
  later?(): Promise<unknown>[];
  /** What of the board a choice touches, for a hint and for the coach. */
  steps(choice: Choice, view: View): Steps;
}

/** A page without its types. The house tells each table of its own game only, so that they fit. */
export const gamePage = <View, StaticData, F extends { name: string }>(
  page: GamePage<View, StaticData, F>,
): GamePage => page as unknown as GamePage;
