import type { EngineName } from '../profiles';
import { baccarat } from './baccarat';
import { bingo } from './bingo';
import { crash } from './crash';
import { dice } from './dice';
import { duel } from './duel';
import type { Engine } from './engine';
import { fishing } from './fishing';
import { keno } from './keno';
import { plinko } from './plinko';
import { race } from './race';
import { roulette } from './roulette';
import { slot } from './slot/slot';
import { videopoker } from './videopoker';

const all = { slot, roulette, baccarat, videopoker, dice, fishing, plinko, crash, bingo, keno, duel, race };

/** Every engine by name. The bets that an engine makes with `readBet` are its own; the registry does not look into them. */
export const engines = all as unknown as Record<EngineName, Engine>;
