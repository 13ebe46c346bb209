import type { Engine } from '../../src/games/engines/engine';
import type { Past } from './past';
import type { RulesInput } from './rules';
import type { MakeStage } from './stage';
import type { EngineTexts, Words } from './text';

/** The browser part of an engine: `client.ts` of its folder, loaded when one of its games opens. */
export interface Client<Key extends string = string> {
  engine: Engine;
  /** Its texts, besides those shared by all games. */
  texts: EngineTexts<Key>;
  makeStage: MakeStage<Key>;
  /** Whether the game's room lies behind the whole stage, and which part of the picture is kept where it is cut. */
  room?: 'top' | 'middle' | 'low';
  /** What a settled round shows in the strip of the last ones; without it, its payout as a multiple of the stake. */
  past?(view: object, words: Words<Key>): Past;
  /** The rules and pay table for the info panel. */
  rules(input: RulesInput<Key>): Node[];
}

/** Describes the browser's half of an engine; a stage that says what `texts` lacks does not compile. */
export const defineClient = <Key extends string>(client: Client<Key>): Client => client;
