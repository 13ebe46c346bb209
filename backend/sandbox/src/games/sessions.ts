import type { Category } from '@marquee/contract/categories';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { GameEntry } from '@marquee/protocols/catalogueSource';
import type { LaunchOrder } from '@marquee/protocols/gameServer';
import { stakeSteps, stakeUnit } from '@marquee/protocols/provider/stakes';
import type { SandboxCatalogue } from '../catalogue/sandboxCatalogue';

/** A play session as it is stored. */
interface SessionRow {
  id: string;
  provider_code: string;
  game_code: string;
  mode: 'real' | 'demo';
  currency: string;
  language: string;
  demo_balance: number | null;
  round_minimum_ms: number;
  /** The most that may be staked in a round, minor units; null if the operator names none. */
  highest_stake: number | null;
  /** How often the operator has launched it. */
  launches: number;
}

/** A play session with its game. */
export interface PlaySession extends SessionRow {
  name: string;
  provider_name: string;
  category: Category;
  engine: string;
  profile: string;
  rtp: number;
  volatility: number;
  tint: string;
  stake_low: number;
  stake_high: number;
}

/** Every stake that a session offers, minor units, ascending; never empty. */
export const stepsOf = ({ stake_low, stake_high, currency, highest_stake }: PlaySession) =>
  stakeSteps(stake_low, stake_high, currency, highest_stake);

/** Initial play money of a demo, stake units. */
const demoUnits = 5000;

/** The game server's play sessions, each with its game. */
export function playSessions(database: Database, catalogue: Pick<SandboxCatalogue, 'providers' | 'games'>) {
  let games: Map<string, GameEntry> | undefined;
  let providers: Map<string, string> | undefined;
  const gameOf = ({ provider_code, game_code }: Pick<LaunchOrder, 'provider_code' | 'game_code'>) => {
    games ??= new Map(catalogue.games().map((game) => [`${game.provider_code}/${game.game_code}`, game]));
    providers ??= new Map(catalogue.providers().map(({ code, name }) => [code, name]));
    const game = games.get(`${provider_code}/${game_code}`);
    return game && { ...game, provider_name: providers.get(provider_code) ?? provider_code };
  };

  return {
    /**
     * Stores a session; returns its game and launch count. A repeated launch finds it unchanged, with its round, but in
     * the new language. Throws Refusal `gameUnknown`, or `requestIdReused` for another player's id.
     */
    async open(order: LaunchOrder, now: number) {
      const game = gameOf(order);
      if (!game) throw new Refusal('gameUnknown');
      const {
        session,
        provider_code,
        game_code,
        mode,
        currency,
        language,
        round_minimum_ms,
        highest_stake = null,
      } = order;
      const balance = mode === 'demo' ? demoUnits * stakeUnit(currency) * game.stake_low : null;
      const [opened] = await database.query(
        `insert into sandbox_sessions (id, provider_code, game_code, mode, currency, language, demo_balance, round_minimum_ms, last_at, highest_stake)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (id) do update set launches = sandbox_sessions.launches + 1, opened_at = null, language = excluded.language,
           round_minimum_ms = excluded.round_minimum_ms, last_at = excluded.last_at, highest_stake = excluded.highest_stake
         where sandbox_sessions.provider_code = excluded.provider_code and sandbox_sessions.game_code = excluded.game_code
           and sandbox_sessions.mode = excluded.mode and sandbox_sessions.currency = excluded.currency
         returning launches`,
        [session, provider_code, game_code, mode, currency, language, balance, round_minimum_ms, now, highest_stake],
      );
      if (!opened) throw new Refusal('requestIdReused');
      return { ...game, launches: opened.launches };
    },

    /** Reads a session. Throws Refusal `sessionUnknown`, also for a game that has left the catalogue. */
    async read(id: string): Promise<PlaySession> {
      const [row] = await database.query(
        `select id, provider_code, game_code, mode, currency, language, demo_balance, round_minimum_ms, highest_stake, launches
         from sandbox_sessions where id = $1`,
        [id],
      );
      const game = row && gameOf(row);
      if (!row || !game) throw new Refusal('sessionUnknown');
      return { ...game, ...row };
    },

    /** Consumes a session's newest launch: false if it was consumed before. */
    async takeLaunch(id: string, now: number): Promise<boolean> {
      const taken = await database.query(
        'update sandbox_sessions set opened_at = $2 where id = $1 and opened_at is null returning id',
        [id, now],
      );
      return taken.length > 0;
    },

    /** Deletes demos not played since, with their rounds. */
    async forgetDemos(before: number): Promise<void> {
      await database.transaction(async (transaction) => {
        const old = "select id from sandbox_sessions where mode = 'demo' and last_at < $1";
        await transaction.query(`delete from game_rounds where play_session_id in (${old})`, [before]);
        await transaction.query(`delete from game_seeds where play_session_id in (${old})`, [before]);
        await transaction.query("delete from sandbox_sessions where mode = 'demo' and last_at < $1", [before]);
      });
    },
  };
}

export type PlaySessions = ReturnType<typeof playSessions>;
