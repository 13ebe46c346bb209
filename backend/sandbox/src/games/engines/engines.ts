import { baccarat } from './baccarat/engine';
import { bingo } from './bingo/engine';
import { crash } from './crash/engine';
import { dice } from './dice/engine';
import { duel } from './duel/engine';
import type { Engine } from './engine';
import { fishing } from './fishing/engine';
import { keno } from './keno/engine';
import { plinko } from './plinko/engine';
import { race } from './race/engine';
import { roulette } from './roulette/engine';
import { slot } from './slot/engine';
import { videopoker } from './videopoker/engine';

/** The table of engines: a folder beside this file, and its row here. play/README.md says what the folder has. */
const table = {
  slot,
  roulette,
  baccarat,
  videopoker,
  dice,
  fishing,
  plinko,
  crash,
  bingo,
  keno,
  duel,
  race,
};

/** Name of a kind of game that the sandbox game server plays. */
export type EngineName = keyof typeof table;

/**
 * Every engine by name. The bets that an engine makes with `readBet` are its own; the table does not look into them.
 */
export const engines: Record<EngineName, Engine> = table;

/** Whether an engine has this name. */
export const isEngineName = (name: string): name is EngineName => Object.hasOwn(engines, name);

/** The names, in the order of the table. */
export const engineNames: readonly EngineName[] = Object.keys(engines).filter(isEngineName);

/** The engine of a game; throws for a name that only a damaged catalogue can hold. */
export function engineOf(name: string): Engine {
  if (!isEngineName(name)) throw new Error(`No engine ${name}`);
  return engines[name];
}
