import type { Database } from '../database/database';
import { type AccessState, assertOpen } from '../protection/access';
import { Refusal } from '../server/refusal';

/** A play session with its game. */
export interface PlaySession {
  id: string;
  site: string;
  player_id: string | null;
  provider_code: string;
  game_code: string;
  mode: 'real' | 'demo';
  currency: string;
  language: string;
  demo_balance: number | null;
  started_at: number;
  rounds: number;
  round_at: number;
  name: string;
  provider_name: string;
  category: string;
  engine: string;
  profile: string;
  rtp: number;
  volatility: number;
  tint: string;
  stake_low: number;
  stake_high: number;
  /** Why the player's games were ended; null while they run. */
  ended_because: Exclude<AccessState, 'open'> | null;
}

/** Throws Refusal `timeOut` or `selfExcluded` once a break has ended the player's games. */
export function assertRuns({ ended_because }: PlaySession): void {
  assertOpen(ended_because ?? 'open');
}

/** Reads a play session. Throws Refusal `sessionUnknown`, also for a game that has left the catalogue. */
export async function readSession(database: Database, id: string): Promise<PlaySession> {
  const [session] = await database.query<PlaySession>(
    `select s.*, g.name, p.name as provider_name, g.category, g.engine, g.profile, g.rtp, g.volatility, g.tint, g.stake_low, g.stake_high
     from play_sessions s join games g using (provider_code, game_code) join providers p on p.code = s.provider_code
     where s.id = $1`,
    [id],
  );
  if (!session) throw new Refusal('sessionUnknown');
  return session;
}
