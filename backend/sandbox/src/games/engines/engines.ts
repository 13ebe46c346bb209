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

/** All engines: a folder beside this file, and its row here. play/README.md explains the folder. */
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

export type EngineName = keyof typeof table;

/** Every engine by name. Bets made by an engine's `readBet` are opaque here. */
export const engines: Record<EngineName, Engine> = table;

/** Narrows untrusted text to an engine's name. */
export const isEngineName = (name: string): name is EngineName => Object.hasOwn(engines, name);

/** The names, in the table's order. */
export const engineNames: readonly EngineName[] = Object.keys(engines).filter(isEngineName);

/** The engine of a game; throws for an unknown name, which only a corrupt catalogue can have. */
export function engineOf(name: string): Engine {
  if (!isEngineName(name)) throw new Error(`No engine ${name}`);
  return engines[name];
}
