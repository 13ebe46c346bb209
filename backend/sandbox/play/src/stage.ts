import type { Opened, RoundAnswer } from './api';
import type { Sound } from './sound';
import type { Words } from './text';
import type { Theme } from './theme';

/** What a stage can use. `Key` are the engine's own text keys. */
export interface Table<Key extends string = never> {
  opened: Opened;
  words: Words<Key>;
  theme: Theme;
  /** The picture of the room behind the stage, if the engine has one. */
  room: HTMLImageElement | undefined;
  /** The chosen stake step, minor units: the whole stake, or one chip. */
  chip(): number;
  /** The seed of this round's fixture. */
  fixture(): number;
  /** Triggers the main button. */
  press(): void;
  /** Updates the display after a change of stake or main button. */
  changed(): void;
  /** Announces a text to screen readers and shows it in the result line. */
  say(text: string): void;
  /** Plays a sound, if the player has switched sound on. */
  sound(name: Sound): void;
  /** Pauses the main button while a follow-up (free spins) is shown, ms. */
  rest(ms: number): Promise<void>;
}

/** The player's bet, and its total stake in minor units. */
export interface Wager {
  bet: object;
  stake: number;
}

/** The visible half of an engine. */
export interface Stage {
  /** The main button's label before a round. */
  label: string;
  /** The current wager, or a text that says what is missing. */
  wager(): Wager | string;
  /** The round was requested: start the animation. */
  start(): void;
  /** The round was refused: stop the animation. */
  cancel(): void;
  /**
   * Shows the round's result, and resolves when the animation is over. Called again for each step of a longer round.
   */
  show(round: RoundAnswer): Promise<void>;
  /** While a round waits for the player: the main button's label, and the action it sends. */
  action?(): { label: string; value: object };
  /** Whether the server ends an open round by itself, so that the client waits. */
  ends?: boolean;
  /** The fixture of the next round is known. */
  fixtureChanged?(): void;
  /** A win above the stake is counted up: the amount so far, minor units, and the part of the way, 0 to 1. */
  counting?(amount: number, part: number): void;
  /** The stake's step was changed. */
  chipChanged?(): void;
}

/** Builds a stage inside `host`. */
export type MakeStage<Key extends string = never> = (host: HTMLElement, table: Table<Key>) => Stage;
