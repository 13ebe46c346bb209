import { returns as baccarat } from './baccarat/return';
import { returns as bingo } from './bingo/return';
import { returns as crash } from './crash/return';
import { returns as dice } from './dice/return';
import { returns as duel } from './duel/return';
import type { EngineName } from './engines';
import { returns as fishing } from './fishing/return';
import { returns as keno } from './keno/return';
import { returns as plinko } from './plinko/return';
import { returns as race } from './race/return';
import type { Returns } from './returns';
import { returns as roulette } from './roulette/return';
import { returns as slot } from './slot/return';
import { returns as videopoker } from './videopoker/return';

/** The returns of each engine. Neither server nor client loads it. */
export const returnsOf: Record<EngineName, Returns> = {
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
