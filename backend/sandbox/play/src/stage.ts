import type { Opened, RoundAnswer } from './api';
import type { Words } from './text';
import type { Theme } from './theme';

/** What a stage works with. `Key` are the texts that its engine has besides those of all games. */
export interface Table<Key extends string = never> {
  opened: Opened;
  words: Words<Key>;
  theme: Theme;
  /** The chosen step of the stake, minor units: the whole stake, or one chip. */
  chip(): number;
  /** The number from which this round's fixture is made. */
  fixture(): number;
  /** Does what the main button does. */
  press(): void;
  /** The stake or the main button's state has changed: shows it. */
  changed(): void;
  /** Says something to screen readers and shows it in the result line. */
  say(text: string): void;
  /** Hides the main button's round while a follow-up shows (free spins), ms of a short rest. */
  rest(ms: number): Promise<void>;
}

/** What the player has set up: the bet, and its whole stake in minor units. */
export interface Wager {
  bet: object;
  stake: number;
}

/** The visible half of an engine. */
export interface Stage {
  /** What the main button says before a round. */
  label: string;
  /** The wager as it stands, or the text that says what is missing. */
  wager(): Wager | string;
  /** The round was asked for: begin to move. */
  start(): void;
  /** The round was refused: come back to rest. */
  cancel(): void;
  /**
   * Shows how the round went, and resolves when it has been seen. Called again when a round of several steps goes on.
   */
  show(round: RoundAnswer): Promise<void>;
  /** In a round that waits for the player: the main button's text, and what pressing it does. */
  action?(): { label: string; value: object };
  /** Whether the server ends an open round by itself, so that the client waits for it. */
  ends?: boolean;
  /** The fixture of the next round has become known. */
  fixtureChanged?(): void;
  /** The stake's step was changed. */
  chipChanged?(): void;
}

/** Builds a stage into its place. */
export type MakeStage<Key extends string = never> = (host: HTMLElement, table: Table<Key>) => Stage;
