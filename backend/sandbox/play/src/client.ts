import type { Engine } from '../../src/games/engines/engine';
import type { RulesInput } from './rules';
import type { MakeStage } from './stage';
import type { EngineTexts } from './text';

/** The browser's half of an engine: `client.ts` of its folder, loaded when one of its games opens. */
export interface Client<Key extends string = string> {
  engine: Engine;
  /** What its stage and rules say besides the texts of all games. */
  texts: EngineTexts<Key>;
  makeStage: MakeStage<Key>;
  /** How it is played and what pays what, for the panel. */
  rules(input: RulesInput<Key>): Node[];
}

/** Describes the browser's half of an engine; a stage that says what `texts` lacks does not compile. */
export const defineClient = <Key extends string>(client: Client<Key>): Client => client;
