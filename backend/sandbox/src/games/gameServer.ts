import { decimalsOf } from '@marquee/contract/currencies';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { LaunchOrder, ReplayOrder } from '@marquee/protocols/gameServer';
import { waitingRoundLifetime } from '@marquee/protocols/games/openRounds';
import { NoAnswer, walletClient } from '@marquee/protocols/provider/client';
import { stakeUnit } from '@marquee/protocols/provider/stakes';
import type { Transport } from '@marquee/protocols/signing/signedClient';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { SandboxCatalogue } from '../catalogue/sandboxCatalogue';
import { sandboxSecret } from '../secret';
import type { GameMessage } from './messages';
import { roundSweep } from './roundSweep';
import { rounds } from './rounds';
import { changeSeed, commitmentOf, openSeed } from './seeds';
import { type PlaySession, playSessions, stepsOf } from './sessions';
import { demoWallet, operatorWallet } from './sessionWallet';
import { makeToken, readToken, type TokenUse } from './tokens';

/** Long-poll timeout of `wait`, ms; the client asks again. */
const longestWait = 20_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** All that decided a round, as the verify page is given it; the server seed is null until it is revealed. */
export interface StoredEvidence {
  nonce: number;
  stake: number;
  payout: number;
  bet: unknown;
  actions: unknown[];
  hash: string;
  client_seed: string;
  server_seed: string | null;
}

/** Dependencies of the game server. */
export interface GameServerParts {
  database: Database;
  clock: Clock;
  random: Random;
  catalogue: SandboxCatalogue;
  /** Reaches the operator's wallet. */
  transport: Transport;
  /** Base URLs of the operator's wallet, and of the games for browsers; empty within the operator's process. */
  operatorUrl: string;
  publicUrl: string;
  /** A provider's signing keys. */
  keysOf: (provider: string) => Promise<Keys>;
}

/**
 * The sandbox's game server for all providers. It only knows the provider API behind `transport`, signs with each
 * provider's secret, and keeps its own sessions, seeds and rounds.
 */
export function gameServer(parts: GameServerParts) {
  const { database, clock, random, catalogue, publicUrl } = parts;
  const call = walletClient(parts.transport, parts.keysOf, () => clock.now(), parts.operatorUrl);
  const wallets = { real: operatorWallet(call), demo: demoWallet(database) };
  const sessions = playSessions(database, catalogue);
  const table = rounds({ database, clock, random, sessions, wallets });
  const { endDue, sweep } = roundSweep({ database, clock, random, sessions, wallets }, table);
  const secret = sandboxSecret(database, 'tokens');

  /**
   * A token's subject: the session and, from its second launch on, the launch number, so that tokens of earlier
   * launches become invalid.
   */
  const subjectOf = (id: string, launches: number) => (launches > 1 ? `${id}~${launches}` : id);

  /** Throws Refusal `launchExpired` or `playExpired` if a token has expired, or the game was launched again since. */
  async function sessionOf(use: TokenUse, token: string): Promise<PlaySession> {
    const subject = readToken(await secret(), use, token, clock.now());
    const session = subject === undefined ? undefined : await sessions.read(subject.split('~')[0] ?? '');
    if (!session || subjectOf(session.id, session.launches) !== subject) throw new Refusal(`${use}Expired`);
    return session;
  }

  /**
   * The session's state by the wallet; a wallet that does not answer counts as active: it is asked again with every
   * stake. Throws Refusal `sessionExpired`.
   */
  const endedOf = (session: PlaySession) =>
    wallets[session.mode].ended(session).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
    });

  /**
   * The session of a key whose player is still signed in; a break does not end an open round. Throws Refusal
   * `sessionExpired`.
   */
  async function openSession(key: string): Promise<PlaySession> {
    const session = await sessionOf('play', key);
    await endedOf(session);
    return session;
  }

  /**
   * Throws Refusal `sessionExpired` after signing out, `timeOut` or `selfExcluded` after a break has ended the player's
   * games.
   */
  async function assertRuns(session: PlaySession): Promise<void> {
    const ended = await endedOf(session);
    if (ended) throw new Refusal(ended.because === 'excluded' ? 'selfExcluded' : 'timeOut');
  }

  const commitment = async ({ id }: PlaySession) => commitmentOf(await openSeed(database, random, id));

  /**
   * Operator API: opens a new or existing play session with its round. The token is in the URL's fragment, which no
   * server logs.
   */
  async function launch(order: LaunchOrder): Promise<{ launch_url: string }> {
    const { engine, launches } = await sessions.open(order, clock.now());
    const token = makeToken(await secret(), 'launch', subjectOf(order.session, launches), clock.now());
    // On another origin, the page needs to know who frames it.
    const framedBy = publicUrl && `&site=${order.site}`;
    return { launch_url: `${publicUrl}/play/${engine}?lang=${order.language}${framedBy}#${token}` };
  }

  /**
   * Reveals the seed of a settled round: its game may be closed for good. The committed next seed goes on with the
   * player's own client seed, so that the server chooses nothing. With an open round the seed stays secret. Who asks at
   * the same moment waits for the row, and reveals nothing more.
   */
  async function revealFor(session: string, round: string): Promise<void> {
    await database
      .transaction(async (transaction) => {
        const [sealed] = await transaction.query(
          `select d.client_seed from game_rounds r join game_seeds d on d.id = r.seed_id
           where r.play_session_id = $1 and r.id = $2 and r.state = 'settled' and d.revealed_at is null
           for update of d`,
          [session, round],
        );
        if (sealed) await changeSeed(transaction, random, { id: session, ...sealed, now: clock.now() });
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal && error.statusMessage === 'roundOpen')) throw error;
      });
  }

  /**
   * Operator API: the verify page, which replays an ended round from all data that determined it; undefined for an
   * unknown round. Asking for it reveals the server seed, unless a round of the session is open. The seed is in the
   * URL's fragment, which no server logs.
   */
  async function replay({ session: id, round_id, language, site }: ReplayOrder) {
    await revealFor(id, round_id);
    const [round] = await database.query(
      `select r.nonce, r.stake, r.payout, r.bet, r.actions, d.hash, d.client_seed,
         case when d.revealed_at is null then null else d.server_seed end as server_seed
       from game_rounds r join game_seeds d on d.id = r.seed_id
       where r.play_session_id = $1 and r.id = $2 and r.state = 'settled'`,
      [id, round_id],
    );
    if (!round) return undefined;
    const { engine, profile } = await sessions.read(id);
    const evidence = encodeURIComponent(JSON.stringify({ engine, profile, ...round }));
    const framedBy = publicUrl && `&site=${site}`;
    return { replay_url: `${publicUrl}/play/verify?lang=${language}${framedBy}#${evidence}` };
  }

  /** Browser API of an open game. */
  const calls = {
    /** A launch token opens the game once; the play token reopens it when the frame is reloaded. */
    async open({ token }: GameMessage<'open'>) {
      const isLaunch = token.startsWith('launch.');
      const session = await sessionOf(isLaunch ? 'launch' : 'play', token);
      await assertRuns(session);
      if (isLaunch && !(await sessions.takeLaunch(session.id, clock.now()))) throw new Refusal('launchExpired');
      const round = await table.resume(session);
      const { provider_code, provider_name, game_code, name, category, engine, profile, rtp, volatility, tint } =
        session;
      return {
        key: isLaunch ? makeToken(await secret(), 'play', subjectOf(session.id, session.launches), clock.now()) : token,
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
        balance: await wallets[session.mode].balance(session),
        stake: { steps: stepsOf(session), unit: stakeUnit(session.currency) },
        round_minimum_ms: session.round_minimum_ms,
        fairness: await commitment(session),
        round,
      };
    },

    async balance({ key }: GameMessage<'balance'>) {
      const session = await sessionOf('play', key);
      return { balance: await wallets[session.mode].balance(session) };
    },

    async play({ key, request_id, stake, bet }: GameMessage<'play'>) {
      const session = await sessionOf('play', key);
      await assertRuns(session);
      const round = await table.play(session, request_id, stake, bet);
      return { round, fairness: await commitment(session) };
    },

    async act({ key, round_id, action }: GameMessage<'act'>) {
      return { round: await table.act(await openSession(key), round_id, action) };
    },

    /**
     * Long poll: answers when a round that ends by itself has ended, or after a timeout; `round` is null if it is still
     * running.
     */
    async wait({ key, round_id }: GameMessage<'wait'>) {
      const session = await openSession(key);
      const end = await table.endOf(session, round_id);
      if (end === undefined) return { round: await table.act(session, round_id, {}) };
      await sleep(Math.min(end, longestWait));
      if (end > longestWait) return { round: null };
      return { round: await table.endNow(session, round_id) };
    },

    /** The open round, after the game lost its connection. */
    async current({ key }: GameMessage<'current'>) {
      const session = await openSession(key);
      const round = await table.resume(session);
      return { round, balance: await wallets[session.mode].balance(session), fairness: await commitment(session) };
    },

    async seed({ key, client_seed }: GameMessage<'seed'>) {
      const session = await openSession(key);
      return database.transaction(async (transaction) => {
        const { old, next } = await changeSeed(transaction, random, { id: session.id, client_seed, now: clock.now() });
        const revealed = { server_seed: old.server_seed, ...commitmentOf(old) };
        return { revealed, fairness: commitmentOf(next) };
      });
    },

    async history({ key }: GameMessage<'history'>) {
      const session = await openSession(key);
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

  return {
    launch,
    replay,
    calls,
    endDue,
    /** Ends abandoned rounds, and deletes old demos. */
    async tidy(): Promise<void> {
      await endDue();
      await sweep(waitingRoundLifetime);
      await sessions.forgetDemos(clock.now() - 2 * waitingRoundLifetime);
    },
  };
}

export type SandboxGameServer = ReturnType<typeof gameServer>;
