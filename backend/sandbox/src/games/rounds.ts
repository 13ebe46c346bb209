import { randomUUID } from 'node:crypto';
import type { Clock } from '@marquee/kernel/clock';
import type { Database } from '@marquee/kernel/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import { fairRandom } from '@marquee/protocols/fairness/fairRandom';
import { NoAnswer } from '@marquee/protocols/provider/client';
import { stakeSteps, stakeUnit } from '@marquee/protocols/provider/stakes';
import type { Round, Step } from './engines/engine';
import { engineOf } from './engines/engines';
import { fixtureOf } from './fixture';
import { takeNonce } from './seeds';
import type { PlaySession, PlaySessions } from './sessions';
import type { SessionWallet } from './sessionWallet';

/** A stored round with the seeds that decide it. */
interface StoredRound {
  id: string;
  play_session_id: string;
  request_id: string;
  nonce: number;
  stake: number;
  bet: unknown;
  fixture: number;
  actions: unknown[];
  state: 'staked' | 'open' | 'paying' | 'settled' | 'void';
  view: object | null;
  payout: number;
  opened_at: number;
  server_seed: string;
  client_seed: string;
}

/** What a round's calls answer. */
export interface RoundAnswer {
  round_id: string;
  stake: number;
  bet: unknown;
  view: object | null;
  done: boolean;
  payout: number;
  balance: number;
  nonce: number;
  /** Since when the round runs, ms ago. */
  age: number;
}

/** What the rounds are played with. */
export interface RoundsParts {
  database: Database;
  clock: Clock;
  random: Random;
  sessions: Pick<PlaySessions, 'read'>;
  wallets: Record<'real' | 'demo', SessionWallet>;
}

/** Tolerance for clocks and networks when the least time between rounds is kept, ms. */
const tolerance = 60;

const columns = `r.id, r.play_session_id, r.request_id, r.nonce, r.stake, r.bet, r.fixture, r.actions, r.state, r.view, r.payout,
  r.opened_at, d.server_seed, d.client_seed from game_rounds r join game_seeds d on d.id = r.seed_id`;

function replay({ engine, profile }: PlaySession, round: StoredRound): { round: Round; step: () => Step } {
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

/** Plays rounds: bet, outcome, payout, each step stored before the next, so that whatever stops in between can be ended later. */
export function rounds({ database, clock, random, sessions, wallets }: RoundsParts) {
  const walletOf = (session: PlaySession) => wallets[session.mode];

  async function find(condition: string, parameters: unknown[]): Promise<StoredRound[]> {
    return database.query<StoredRound>(`select ${columns} where ${condition}`, parameters);
  }

  function answer(round: StoredRound, balance: number): RoundAnswer {
    const { id, stake, bet, view, payout, nonce, state } = round;
    const done = state === 'settled' || state === 'void';
    const age = clock.now() - round.opened_at;
    return { round_id: id, stake, bet, view, done, payout, balance, nonce, age };
  }

  /** Pays a decided round and closes it; a repeat pays nothing twice. */
  async function pay(session: PlaySession, round: StoredRound): Promise<RoundAnswer> {
    if (session.mode === 'demo') {
      const won = await database.query(
        "update game_rounds set state = 'settled' where id = $1 and state = 'paying' returning id",
        [round.id],
      );
      if (won.length === 0) return answer({ ...round, state: 'settled' }, await walletOf(session).balance(session));
    }
    const balance = await walletOf(session).win(session, round.id, round.payout);
    await database.query("update game_rounds set state = 'settled', settled_at = $2 where id = $1", [
      round.id,
      clock.now(),
    ]);
    return answer({ ...round, state: 'settled' }, balance);
  }

  async function decide(session: PlaySession, round: StoredRound, from: StoredRound['state'], balance: number) {
    const step = replay(session, round).step();
    const state = step.done ? 'paying' : 'open';
    const decided = { ...round, state, view: step.view, payout: step.payout } as StoredRound;
    const moved = await database.query(
      'update game_rounds set state = $2, view = $3, payout = $4, actions = $5, opened_at = $6 where id = $1 and state = $7 returning id',
      [
        round.id,
        state,
        JSON.stringify(step.view),
        step.payout,
        JSON.stringify(round.actions),
        from === 'staked' ? clock.now() : round.opened_at,
        from,
      ],
    );
    if (moved.length === 0) return settled(session, round.id);
    return step.done
      ? pay(session, decided)
      : answer({ ...decided, opened_at: from === 'staked' ? clock.now() : round.opened_at }, balance);
  }

  async function current(session: PlaySession, id: string): Promise<RoundAnswer> {
    const [round] = await find('r.id = $1', [id]);
    if (!round) throw new Refusal('roundUnknown');
    return answer(round, await walletOf(session).balance(session));
  }

  /** What a round came to that another request decided at the same moment. */
  async function settled(session: PlaySession, id: string): Promise<RoundAnswer> {
    const [round] = await find('r.id = $1', [id]);
    return round?.state === 'paying' ? pay(session, round) : current(session, id);
  }

  /** Takes back a stake of which no answer says whether it was taken. */
  async function cancel(session: PlaySession, round: StoredRound): Promise<void> {
    await walletOf(session).rollback(session, round.id);
    await database.query("update game_rounds set state = 'void', settled_at = $2 where id = $1", [
      round.id,
      clock.now(),
    ]);
  }

  async function begin(session: PlaySession, requestId: string, stake: number, bet: unknown): Promise<StoredRound> {
    const now = clock.now();
    const id = randomUUID();
    await database.transaction(async (transaction) => {
      const free = await transaction.query(
        'update sandbox_sessions set round_at = $2, last_at = $2 where id = $1 and round_at <= $3 returning id',
        [session.id, now, now - Math.max(0, session.round_minimum_ms - tolerance)],
      );
      if (free.length === 0) throw new Refusal('tooFast');
      const waiting = await transaction.query(
        "select 1 from game_rounds where play_session_id = $1 and state in ('staked', 'open', 'paying')",
        [session.id],
      );
      if (waiting.length > 0) throw new Refusal('roundOpen');
      const seed = await takeNonce(transaction, random, session.id);
      await transaction.query(
        `insert into game_rounds (id, play_session_id, request_id, seed_id, nonce, stake, bet, fixture, state, opened_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'staked', $9)`,
        [
          id,
          session.id,
          requestId,
          seed.id,
          seed.nonce,
          stake,
          JSON.stringify(bet),
          fixtureOf(seed.hash, seed.nonce),
          now,
        ],
      );
    });
    const [round] = await find('r.id = $1', [id]);
    return round as StoredRound;
  }

  /** Ends what was left in a state that only a broken connection or process leaves behind. */
  async function recover(session: PlaySession, round: StoredRound): Promise<void> {
    if (round.state === 'staked') await cancel(session, round);
    if (round.state === 'paying') await pay(session, round);
  }

  async function act(session: PlaySession, round: StoredRound, value: unknown): Promise<RoundAnswer> {
    const engine = engineOf(session.engine);
    const { round: replayed } = replay(session, round);
    if (!engine.readAction?.(value, replayed)) throw new Refusal('actionInvalid');
    return decide(session, { ...round, actions: [...round.actions, value] }, 'open', 0);
  }

  return {
    /** Plays a round; a repeat with the same request answers the first one. */
    async play(session: PlaySession, requestId: string, stake: number, value: unknown): Promise<RoundAnswer> {
      const [earlier] = await find('r.play_session_id = $1 and r.request_id = $2', [session.id, requestId]);
      if (earlier) return answer(earlier, await walletOf(session).balance(session));
      const steps = stakeSteps(session.stake_low, session.stake_high, session.currency);
      const unit = stakeUnit(session.currency);
      const engine = engineOf(session.engine);
      const fits = engine.chips ? stake >= (steps[0] ?? 0) && stake <= (steps.at(-1) ?? 0) : steps.includes(stake);
      if (!fits) throw new Refusal('stakeInvalid', { fields: { stake: 'stakeInvalid' } });
      const bet = engine.readBet(value, stake, unit);
      if (bet === undefined) throw new Refusal('betInvalid', { fields: { bet: 'betInvalid' } });
      const round = await begin(session, requestId, stake, bet);
      try {
        const balance = await walletOf(session).bet(session, round.id, stake);
        return await decide(session, round, 'staked', balance);
      } catch (error) {
        if (error instanceof NoAnswer) await cancel(session, round).catch(() => undefined);
        if (error instanceof Refusal) {
          await database.query("update game_rounds set state = 'void' where id = $1 and state = 'staked'", [round.id]);
        }
        throw error instanceof NoAnswer ? new Refusal('serviceUnavailable') : error;
      }
    },

    /** Goes on with an open round of the same player or demo. Where the clock decides, the server's does. */
    async act(session: PlaySession, roundId: string, value: unknown): Promise<RoundAnswer> {
      const [round] = await find('r.id = $1 and r.play_session_id = $2', [roundId, session.id]);
      if (!round) throw new Refusal('roundUnknown');
      if (round.state !== 'open') return settled(session, roundId);
      const { actionAt } = engineOf(session.engine);
      return act(session, round, actionAt ? actionAt(clock.now() - round.opened_at) : value);
    },

    /** When an open round ends by itself, ms from now; the caller ends it then. Undefined when there is nothing to wait for. */
    async endOf(session: PlaySession, roundId: string): Promise<number | undefined> {
      const [round] = await find("r.id = $1 and r.play_session_id = $2 and r.state = 'open'", [roundId, session.id]);
      const { endsAt } = engineOf(session.engine);
      if (!round || !endsAt) return undefined;
      return Math.max(0, round.opened_at + endsAt(replay(session, round).round) - clock.now());
    },

    /** Ends an open round the way its engine says. */
    async abandon(session: PlaySession, roundId: string): Promise<RoundAnswer> {
      const [round] = await find('r.id = $1', [roundId]);
      if (!round) throw new Refusal('roundUnknown');
      if (round.state !== 'open') return settled(session, roundId);
      const value = engineOf(session.engine).abandon?.(replay(session, round).round);
      return act(session, round, value);
    },

    /** The round of this session that waits for its player, after recovering what was left half done. */
    async resume(session: PlaySession): Promise<RoundAnswer | null> {
      const left = await find(
        "r.play_session_id = $1 and r.state in ('staked', 'open', 'paying') order by r.opened_at",
        [session.id],
      );
      for (const round of left) await recover(session, round);
      const open = left.find((round) => round.state === 'open');
      return open ? answer(open, await walletOf(session).balance(session)) : null;
    },

    /**
     * Ends rounds that nobody will end any more: half-done ones after a minute, open ones after `openFor` ms, or a minute after a break
     * ended their game. What hinders the end of one round hinders no other; the first such fault is thrown when all had their turn.
     */
    async sweep(openFor: number): Promise<number> {
      const now = clock.now();
      const left = await find("r.state in ('staked', 'open', 'paying') and r.opened_at < $1", [now - 60_000]);
      const end = async (round: StoredRound): Promise<boolean> => {
        const session = await sessions.read(round.play_session_id);
        const isOver = async () => {
          const closed = round.opened_at < now - openFor ? { at: 0 } : await walletOf(session).ended(session);
          return closed !== undefined && closed.at < now - 60_000;
        };
        if (round.state !== 'open') await recover(session, round);
        else if (await isOver()) await this.abandon(session, round.id);
        else return false;
        return true;
      };
      const faults: unknown[] = [];
      let ended = 0;
      for (const round of left) {
        try {
          if (await end(round)) ended++;
        } catch (fault) {
          faults.push(fault);
        }
      }
      if (faults.length > 0) throw faults[0];
      return ended;
    },
  };
}

/** The rounds of one game server. */
export type Rounds = ReturnType<typeof rounds>;
