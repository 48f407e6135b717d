import type { Component } from 'svelte';
import type { News } from '../table/session.svelte';
import type { Offer, Outcome } from '../protocol';
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
export interface TableProps<View = unknown, Scenery = unknown> {
  view: View;
  /** What of this game never changes; the form is the game's own. */
  scenery: Scenery;
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
  shortcut(word: string): void;
  /** What happened since the last view. */
  news: News;
  outcome: Outcome | null;
  /** Facts and outlooks in words, with the players by their names. */
  words: Words;
  /** A name that stands in the view, in the language of the page. */
  say(text: string): string;
}

/** One step of the tour of a game: a part of the table, by its `data-tour`, and what to say about it. */
export interface TourStep {
  part: string;
  text(): string;
}

/** A game, as the page draws it. */
export interface GamePage {
  Table: Component<TableProps<any, any>>;
  /** Waits for the texts in the language that is spoken. */
  ready(): Promise<void>;
  tour: readonly TourStep[];
  /** The number of the chapter (second-level heading, from 0) of the rules page that matters now; -1 if none does. */
  chapter(view: any): number;
  /** Does the table draw every choice itself? Otherwise the list of choices is open below it. */
  drawsAllChoices: boolean;
}
