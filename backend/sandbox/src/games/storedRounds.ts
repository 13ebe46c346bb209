import type { Database } from '@marquee/database/database';
import { fairRandom } from '@marquee/protocols/fairness/fairRandom';
import type { Round, Step } from './engines/engine';
import { engineOf } from './engines/engines';
import type { PlaySession } from './sessions';

declare module '@marquee/database/columns' {
  interface Columns {
    'game_rounds.actions': unknown[];
    'game_rounds.view': object;
  }
}

/** A stored round with the seeds that decide it. */
export interface StoredRound {
  id: string;
  play_session_id: string;
  request_id: string;
  nonce: number;
  stake: number;
  bet: unknown;
  fixture: number;
  actions: unknown[];
  /**
   * staked: the bet is asked for · cancelling: it is given back · open: waits · paying: decided, being paid · settled ·
   * void
   */
  state: 'staked' | 'cancelling' | 'open' | 'paying' | 'settled' | 'void';
  view: object | null;
  payout: number;
  opened_at: number;
  /** When it ends by itself, ms since 1970; null if it waits for its player. */
  ends_at: number | null;
  /** Whether it was completed for a player who did not return. */
  automatic: boolean;
  server_seed: string;
  client_seed: string;
}

/** SQL condition: rounds that have not ended. */
export const unsettled = "state not in ('settled', 'void')";

/** Finds rounds `r`, with their seeds, by an SQL condition. */
export function findRounds(database: Database, condition: string, parameters: unknown[]): Promise<StoredRound[]> {
  return database.query<StoredRound>(
    `select r.id, r.play_session_id, r.request_id, r.nonce, r.stake, r.bet, r.fixture, r.actions, r.state, r.view, r.payout,
       r.opened_at, r.ends_at, r.automatic, d.server_seed, d.client_seed
     from game_rounds r join game_seeds d on d.id = r.seed_id where ${condition}`,
    parameters,
  );
}

/** Replays a stored round with its engine. */
export function replay(
  { engine, profile }: PlaySession,
  round: Omit<StoredRound, 'state'>,
): { round: Round; step: () => Step } {
  const made: Round = {
    profile,
    bet: round.bet,
    stake: round.stake,
    actions: round.actions,
    fixture: round.fixture,
    chance: fairRandom(round.server_seed, round.client_seed, round.nonce),
  };
  return { round: made, step: () => engineOf(engine).play(made) };
}
