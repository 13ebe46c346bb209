import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import type { Database } from '@marquee/database/database';
import { accepted } from '../proofPlayer';
import { SiteCaller } from './caller';
import type { Front } from './client';
import { RehearsalPlayer } from './player';
import { Tally } from './tally';

/** A player with known books at the time of a backup; nothing is pending except a bet on an upcoming match. */
export interface Witness {
  accountId: string;
  password: string;
  /** Cash, minor units. */
  cash: number;
  game: { provider_code: string; game_code: string };
}

/** A witness's observations at a restored site: cash in minor units, and faults. */
export interface Return {
  found: number;
  left: number;
  faults: string[];
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** The game that a player opened last. */
async function gameOf(database: Database, accountId: string): Promise<Witness['game']> {
  const [row] = await database.query<Witness['game']>(
    `select s.provider_code, s.game_code from play_sessions s join players p on p.id = s.player_id
     where p.account_id = $1 and s.mode = 'real' limit 1`,
    [accountId],
  );
  if (!row) throw new Error('The player has opened no game');
  return row;
}

/** The feed's matches arrive within half a minute of a new site's start. */
async function bets(player: RehearsalPlayer): Promise<boolean> {
  for (const from = Date.now(); Date.now() - from < 60_000; await setTimeout(500))
    if (await player.betOnSports()) return true;
  return false;
}

/** Lets a new player play three rounds and bet, and records the books. */
export async function witnessOf(player: RehearsalPlayer, database: Database): Promise<Witness> {
  for (let rounds = 0; rounds < 3; rounds++) await player.win(await player.stake());
  if (!(await bets(player))) throw new Error('No bet was taken');
  const { account_id } = player.player.caller;
  const cash = await player.readBalance();
  if (cash === undefined) throw new Error('The balance was not answered');
  return {
    ...{ accountId: account_id, password: player.player.password, cash },
    game: await gameOf(database, account_id),
  };
}

/**
 * The witness returns: signs in on a new browser, opens the game, plays a round, bets, and compares the balance with
 * the books.
 */
export async function comeBack(
  front: Omit<Front, 'browser'>,
  keys: readonly string[],
  { accountId, password, game }: Witness,
): Promise<Return> {
  const site = new SiteCaller({ ...front, browser: testBrowser() }, new Tally(), keys);
  try {
    const signIn = { account_id: accountId, password, request_id: randomUUID() };
    const caller = { account_id: accountId, auth: accepted(await site.call('auth/login', signIn)).token ?? '' };
    const found = accepted(await site.call('auth/get_balance', {}, caller)).game_balance ?? 0;
    const launch = { ...game, mode: 'real', language: 'EN' } as const;
    const { launch_url = '' } = accepted(await site.call('product/launch', launch, caller));
    const [, session = ''] = /#launch\.([^.~]+)/.exec(launch_url) ?? [];
    const playing = { session, provider: game.provider_code };
    const player = new RehearsalPlayer(site, { caller, password, bankAccountId: '' }, playing);
    await player.win(await player.stake());
    const hasBet = await bets(player);
    const left = accepted(await site.call('auth/get_balance', {}, caller)).game_balance ?? 0;
    const { booked } = player;
    const expected = found + sum(booked.postings.values()) - sum(booked.bets.values());
    const faults = [
      ...booked.contradictions,
      ...(hasBet ? [] : ['no bet was taken']),
      ...(left === expected ? [] : [`the balance is ${left} instead of ${expected}`]),
    ];
    return { found, left, faults };
  } finally {
    site.close();
  }
}
