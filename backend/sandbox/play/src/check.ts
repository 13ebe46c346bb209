import { fairRandom, hashOf } from '@marquee/protocols/fairness/fairRandom';
import type { Engine } from '../../src/games/engines/engine';
import { fixtureOf } from '../../src/games/fixture';

/** Everything that determined a round. */
export interface Evidence {
  engine: Engine;
  profile: string;
  serverSeed: string;
  hash: string;
  clientSeed: string;
  nonce: number;
  stake: number;
  bet: unknown;
  actions: unknown[];
}

/**
 * Replays a revealed round in this browser. Returns its expected state and payout, or undefined if the seed does not
 * match its hash.
 */
export function replayed({ engine, profile, serverSeed, hash, clientSeed, nonce, stake, bet, actions }: Evidence) {
  if (hashOf(serverSeed) !== hash) return undefined;
  const chance = fairRandom(serverSeed, clientSeed, nonce);
  return engine.play({ profile, stake, bet, actions, chance, fixture: fixtureOf(hash, nonce) });
}

/** Canonical JSON: sorted keys, so that equal values are equal texts. */
export function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
