import { decimalsOf } from '@marquee/contract/currencies';
import { stakeSteps, stakeUnit } from '../catalogue/stakes';
import { type Transport, walletClient } from '../provider/client';
import { Refusal } from '../server/refusal';
import type { Services } from '../server/services';
import { roundMinimum } from './launch';
import type { GameMessage } from './messages';
import { demoPurse, walletPurse } from './purse';
import { rounds } from './rounds';
import { secretOf, tokenSecret } from './secrets';
import { commitmentOf, newSeed, openSeed } from './seeds';
import { assertRuns, type PlaySession, readSession } from './sessions';
import { makeToken, readToken } from './tokens';

/** How long `wait` keeps a request at most, ms; the client asks again. */
const longestWait = 20_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The sandbox's game server. It stands for every provider: it knows no wallet, only the provider API behind `transport`, signs with
 * each provider's secret, and keeps seeds and rounds of its own.
 */
export function gameServer({ database, clock, random, sites }: Services, transport: Transport) {
  const call = walletClient(
    transport,
    (provider) => secretOf(database, provider),
    () => clock.now(),
  );
  const purses = { real: walletPurse(call), demo: demoPurse(database) };
  const table = rounds({ database, clock, random, sites, purses });

  async function sessionOf(key: string): Promise<PlaySession> {
    const id = readToken(await secretOf(database, tokenSecret), 'play', key, clock.now());
    if (!id) throw new Refusal('playExpired');
    return readSession(database, id);
  }

  const commitment = async ({ id }: PlaySession) => commitmentOf(await openSeed(database, random, id));

  return {
    table,

    async open({ token }: GameMessage<'open'>) {
      const secret = await secretOf(database, tokenSecret);
      const id = readToken(secret, 'launch', token, clock.now());
      if (!id) throw new Refusal('launchExpired');
      const session = await readSession(database, id);
      assertRuns(session);
      const round = await table.resume(session);
      const { provider_code, provider_name, game_code, name, category, engine, profile, rtp, volatility, tint } =
        session;
      const steps = stakeSteps(session.stake_low, session.stake_high, session.currency);
      return {
        key: makeToken(secret, 'play', id, clock.now()),
        game: {
          provider_code,
          provider_name,
          game_code,
          name,
          category,
          engine,
          profile,
          rtp: rtp / 10_000,
          volatility,
          tint,
        },
        mode: session.mode,
        language: session.language,
        currency: session.currency,
        decimals: decimalsOf(session.currency),
        balance: await purses[session.mode].balance(session),
        stake: { steps, unit: stakeUnit(session.currency) },
        round_minimum_ms: roundMinimum(sites.find(session.site)?.jurisdiction ?? 'none', engine),
        fairness: await commitment(session),
        round,
      };
    },

    async balance({ key }: GameMessage<'balance'>) {
      const session = await sessionOf(key);
      return { balance: await purses[session.mode].balance(session) };
    },

    async play({ key, request_id, stake, bet }: GameMessage<'play'>) {
      const session = await sessionOf(key);
      assertRuns(session);
      const round = await table.play(session, request_id, stake, bet);
      return { round, fairness: await commitment(session) };
    },

    async act({ key, round_id, action }: GameMessage<'act'>) {
      return { round: await table.act(await sessionOf(key), round_id, action) };
    },

    /** Answers when a running curve has ended, or after a while; `round` is null when it still runs. */
    async wait({ key, round_id }: GameMessage<'wait'>) {
      const session = await sessionOf(key);
      const end = await table.curveEnd(session, round_id);
      if (end === undefined) return { round: await table.act(session, round_id, {}) };
      await sleep(Math.min(end, longestWait));
      if (end > longestWait) return { round: null };
      return { round: await table.abandon(session, round_id) };
    },

    async seed({ key, client_seed }: GameMessage<'seed'>) {
      const session = await sessionOf(key);
      return database.transaction(async (transaction) => {
        const open = await transaction.query(
          "select 1 from game_rounds where play_session_id = $1 and state in ('staked', 'open', 'paying')",
          [session.id],
        );
        if (open.length > 0) throw new Refusal('roundOpen');
        const old = await openSeed(transaction, random, session.id);
        await transaction.query('update game_seeds set revealed_at = $2 where id = $1', [old.id, clock.now()]);
        const next = await newSeed(transaction, random, session.id, client_seed);
        const revealed = { server_seed: old.server_seed, ...commitmentOf(old) };
        return { revealed, fairness: commitmentOf(next) };
      });
    },

    async history({ key }: GameMessage<'history'>) {
      const session = await sessionOf(key);
      const list = await database.query(
        `select r.id as round_id, r.nonce, r.stake, r.payout, r.bet, r.actions, r.view, r.fixture, r.opened_at as at, d.hash, d.client_seed,
           case when d.revealed_at is null then null else d.server_seed end as server_seed
         from game_rounds r join game_seeds d on d.id = r.seed_id
         where r.play_session_id = $1 and r.state = 'settled' order by r.opened_at desc limit 30`,
        [session.id],
      );
      return { rounds: list };
    },
  };
}

/** The game server of a backend. */
export type GameServer = ReturnType<typeof gameServer>;
