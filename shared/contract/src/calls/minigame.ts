import { disconnect } from '../envelope';
import { type CallRow, lost, player } from './row';

/** The minigame's calls: a free spin a day, three chests to play for tokens, and exchange of game tokens. */
export const minigame = {
  'minigame/state': player(lost),
  'minigame/spin': { ...player(disconnect), idempotency: 'key' },
  'minigame/exchange': { ...player(disconnect), idempotency: 'key' },
  'minigame/open_chest': { ...player(disconnect), idempotency: 'key' },
} satisfies Record<string, CallRow>;
