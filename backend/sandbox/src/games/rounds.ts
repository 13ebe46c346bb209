import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import { NoAnswer } from '@marquee/protocols/provider/client';
import { stakeUnit } from '@marquee/protocols/provider/stakes';
import { engineOf } from './engines/engines';
import { fixtureOf } from './fixture';
import { takeNonce } from './seeds';
import { type PlaySession, type PlaySessions, stepsOf } from './sessions';
import type { SessionWallet } from './sessionWallet';
import { findRounds, replay, type StoredRound, unsettled } from './storedRounds';

/** A round, as sent to clients. */
export interface RoundAnswer {
  round_id: string;
  stake: number;
  bet: unknown;
  view: object | null;
  done: boolean;
  payout: number;
  balance: number;
  nonce: number;
  /** Age of the round, ms. */
  age: number;
}

/** Dependencies of rounds. */
export interface RoundsParts {
  database: Database;
  clock: Clock;
  random: Random;
  sessions: Pick<PlaySessions, 'read'>;
  wallets: Record<'real' | 'demo', SessionWallet>;
}

/** Tolerated clock and network inaccuracy of the shortest round time, ms. */
const tolerance = 60;

/**
 * Plays rounds: bet, outcome, payout. Each step is stored before the next, so that interrupted rounds can be completed
 * later.
 */
export function rounds({ database, clock, random, wallets }: RoundsParts) {
  const walletOf = (session: PlaySession) => wallets[session.mode];
  const find = (condition: string, parameters: unknown[]) => findRounds(database, condition, parameters);

  function answer(round: StoredRound, balance: number): RoundAnswer {
    const { id, stake, bet, view, payout, nonce, state } = round;
    const done = state === 'settled' || state === 'void';
    const age = clock.now() - round.opened_at;
    return { round_id: id, stake, bet, view, done, payout, balance, nonce, age };
  }

  async function close(round: StoredRound, state: 'settled' | 'void'): Promise<void> {
    await database.query('update game_rounds set state = $2, settled_at = $3 where id = $1', [
      round.id,
      state,
      clock.now(),
    ]);
  }

  /** Pays a decided round and closes it; idempotent. */
  async function pay(session: PlaySession, round: StoredRound): Promise<RoundAnswer> {
    if (session.mode === 'demo') {
      const won = await database.query(
        "update game_rounds set state = 'settled' where id = $1 and state = 'paying' returning id",
        [round.id],
      );
      if (won.length === 0) return answer({ ...round, state: 'settled' }, await walletOf(session).balance(session));
    }
    const balance = await walletOf(session)
      .win(session, round.id, round.payout, round.automatic)
      .catch((error: unknown) => endedByOperator(round, error));
    await close(round, 'settled');
    return answer({ ...round, state: 'settled' }, balance);
  }

  /** The operator has ended and refunded a round that was open for too long: nothing more to pay or refund. */
  async function endedByOperator(round: StoredRound, error: unknown): Promise<never> {
    if (error instanceof Refusal && error.statusMessage === 'roundEnded') await close(round, 'void');
    throw error;
  }

  async function decide(session: PlaySession, round: StoredRound, from: 'staked' | 'open', balance: number) {
    const step = replay(session, round).step();
    const state = step.done ? 'paying' : 'open';
    const opened_at = from === 'staked' ? clock.now() : round.opened_at;
    const lasts = step.done ? undefined : engineOf(session.engine).endsAt?.(replay(session, round).round);
    const ends_at = lasts === undefined ? null : Math.ceil(opened_at + lasts);
    const decided: StoredRound = { ...round, state, view: step.view, payout: step.payout, opened_at, ends_at };
    const moved = await database.query(
      `update game_rounds set state = $2, view = $3, payout = $4, actions = $5, opened_at = $6, ends_at = $7, automatic = $8
       where id = $1 and state = $9 returning id`,
      [
        round.id,
        state,
        JSON.stringify(step.view),
        step.payout,
        JSON.stringify(round.actions),
        opened_at,
        ends_at,
        round.automatic,
        from,
      ],
    );
    if (moved.length === 0) return current(session, round.id);
    return step.done ? pay(session, decided) : answer(decided, balance);
  }

  /**
   * A round's state after completing interrupted work: paid if it was decided, refunded otherwise. Throws Refusal
   * `serviceUnavailable` for a refunded one.
   */
  async function current(session: PlaySession, id: string): Promise<RoundAnswer> {
    const [round] = await find('r.id = $1', [id]);
    if (!round) throw new Refusal('roundUnknown');
    if (round.state === 'paying') return pay(session, round);
    if (round.state === 'open' || round.state === 'settled')
      return answer(round, await walletOf(session).balance(session));
    // It was decided meanwhile.
    if (round.state !== 'void' && !(await cancel(session, round))) return current(session, id);
    throw new Refusal('serviceUnavailable');
  }

  /**
   * Refunds a stake when it is unknown whether it was taken. The first statement prevents any later decision; returns
   * false if it was already decided.
   */
  async function cancel(session: PlaySession, round: StoredRound): Promise<boolean> {
    const cancelling = await database.query(
      "update game_rounds set state = 'cancelling' where id = $1 and state in ('staked', 'cancelling') returning id",
      [round.id],
    );
    if (cancelling.length === 0) return false;
    await walletOf(session)
      .rollback(session, round.id)
      .catch((error: unknown) => endedByOperator(round, error));
    await close(round, 'void');
    return true;
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
      const waiting = await transaction.query(`select 1 from game_rounds where play_session_id = $1 and ${unsettled}`, [
        session.id,
      ]);
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

  /** Requests the stake. If the outcome is unknown it is refunded; if it is refused nothing is left. */
  async function take(session: PlaySession, round: StoredRound): Promise<number> {
    try {
      return await walletOf(session).bet(session, round.id, round.stake);
    } catch (error) {
      if (error instanceof NoAnswer) {
        await cancel(session, round).catch(() => undefined);
        throw new Refusal('serviceUnavailable');
      }
      if (error instanceof Refusal)
        await database.query("update game_rounds set state = 'void' where id = $1 and state = 'staked'", [round.id]);
      throw error;
    }
  }

  async function act(session: PlaySession, round: StoredRound, value: unknown): Promise<RoundAnswer> {
    const engine = engineOf(session.engine);
    const { round: replayed } = replay(session, round);
    if (!engine.readAction?.(value, replayed)) throw new Refusal('actionInvalid');
    return decide(session, { ...round, actions: [...round.actions, value] }, 'open', 0);
  }

  /** Ends an open round by its engine's rules; `automatic` if its player did not return. */
  async function abandon(session: PlaySession, round: StoredRound, automatic: boolean): Promise<RoundAnswer> {
    if (round.state !== 'open') return current(session, round.id);
    const value = engineOf(session.engine).abandon?.(replay(session, round).round);
    return act(session, { ...round, automatic }, value);
  }

  const isDue = ({ state, ends_at }: StoredRound) => state === 'open' && ends_at !== null && ends_at <= clock.now();

  return {
    abandon,
    current,

    /** Plays a round; idempotent by request. */
    async play(session: PlaySession, requestId: string, stake: number, value: unknown): Promise<RoundAnswer> {
      const [earlier] = await find('r.play_session_id = $1 and r.request_id = $2', [session.id, requestId]);
      if (earlier) return current(session, earlier.id);
      const steps = stepsOf(session);
      const unit = stakeUnit(session.currency);
      const engine = engineOf(session.engine);
      const fits = engine.chips ? stake >= (steps[0] ?? 0) && stake <= (steps.at(-1) ?? 0) : steps.includes(stake);
      if (!fits) throw new Refusal('stakeInvalid', { fields: { stake: 'stakeInvalid' } });
      const bet = engine.readBet(value, stake, unit);
      if (bet === undefined) throw new Refusal('betInvalid', { fields: { bet: 'betInvalid' } });
      const round = await begin(session, requestId, stake, bet);
      return decide(session, round, 'staked', await take(session, round));
    },

    /** Continues an open round of the same player or demo. In clock games, the server's clock decides. */
    async act(session: PlaySession, roundId: string, value: unknown): Promise<RoundAnswer> {
      const [round] = await find('r.id = $1 and r.play_session_id = $2', [roundId, session.id]);
      if (!round) throw new Refusal('roundUnknown');
      if (round.state !== 'open') return current(session, roundId);
      const { actionAt } = engineOf(session.engine);
      return act(session, round, actionAt ? actionAt(clock.now() - round.opened_at) : value);
    },

    /** When an open round ends by itself, ms from now; the caller ends it then. Undefined if it does not. */
    async endOf(session: PlaySession, roundId: string): Promise<number | undefined> {
      const [round] = await find("r.id = $1 and r.play_session_id = $2 and r.state = 'open'", [roundId, session.id]);
      return round && round.ends_at !== null ? Math.max(0, round.ends_at - clock.now()) : undefined;
    },

    /** Ends a due open round of this session. */
    async endNow(session: PlaySession, roundId: string): Promise<RoundAnswer> {
      const [round] = await find('r.id = $1 and r.play_session_id = $2', [roundId, session.id]);
      if (!round) throw new Refusal('roundUnknown');
      return isDue(round) ? abandon(session, round, false) : current(session, roundId);
    },

    /**
     * This session's open round, after completing interrupted work; in games whose rounds wait, also the one that just
     * ended, so that its player sees it.
     */
    async resume(session: PlaySession): Promise<RoundAnswer | null> {
      const waits = engineOf(session.engine).readAction !== undefined;
      let ended: RoundAnswer | null = null;
      for (const round of await find(`r.play_session_id = $1 and r.${unsettled} order by r.opened_at`, [session.id])) {
        if (round.state === 'open' && !isDue(round)) return answer(round, await walletOf(session).balance(session));
        const end = isDue(round) ? abandon(session, round, false) : current(session, round.id);
        ended = await end.catch((error: unknown) => {
          // The sweep ends it later.
          if (error instanceof Refusal || error instanceof NoAnswer) return null;
          throw error;
        });
      }
      return waits ? ended : null;
    },
  };
}

export type Rounds = ReturnType<typeof rounds>;
