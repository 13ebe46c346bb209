import { randomUUID } from 'node:crypto';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import { succeeded } from '@marquee/contract/envelope';
import { unfinished } from '@marquee/contract/machines';
import { accepted } from '../proofPlayer';
import { SiteCaller, untilAnswered } from '../rehearsal/caller';
import { Client } from '../rehearsal/client';
import { makePlayers } from '../rehearsal/makePlayers';
import { Tally } from '../rehearsal/tally';
import type { StepStage } from '../steps/stepStage';
import { comes, newVisitor, signedIn } from './visits';

/** Events that a subscriber has not had yet. */
const undelivered = "select 1 from jobs where kind like '%.%' and done_at is null";

/** Minor units: initial cash, each deposit, and the rest of the player's limit. */
const [cash, amount, left] = [100_000, 10_000, 30_000];

/** Actions of a player and visitors while a site's clock jumps; each returns the outcome in a word. */
export async function jumpedSite(stage: StepStage) {
  const { database, mails } = stage;
  const [player] = await makePlayers(stage, database, { tally: new Tally(), count: 1, cash });
  if (!player) throw new Error('There is no player');
  const { site } = player;
  const { caller } = player.player;
  const visitorOf = async () => {
    const own = new SiteCaller({ ...stage.front, browser: testBrowser() }, new Tally(), stage.gamesKeys);
    return newVisitor(own, mails);
  };
  const pages = new Client(stage.front);
  const [early, later, locked] = [await visitorOf(), await visitorOf(), await visitorOf()];
  let waiting = '';
  const requests: string[] = [];

  async function pay(method: 'bank' | 'hosted') {
    const request_id = randomUUID();
    const answer = await untilAnswered(() =>
      site.call('wallet/deposit', { request_id, method, amount }, player?.player.caller),
    );
    if (!succeeded(answer)) return { refused: answer.statusMessage, id: '' };
    requests.push(request_id);
    return { refused: '', id: answer.value?.[0]?.payment_id ?? '' };
  }

  async function stateOf(id: string): Promise<string> {
    const answer = await untilAnswered(() => site.call('wallet/payment', { payment_id: id }, caller));
    return accepted(answer).value?.[0]?.state ?? '';
  }

  /** Waits until a payment is in a state; returns its state. */
  async function reaches(id: string, state: string): Promise<string> {
    await comes(async () => (await stateOf(id)) === state);
    return stateOf(id);
  }

  async function askAndUse(visitor: typeof early): Promise<string> {
    const before = visitor.received();
    const asked = await visitor.ask();
    const came = await comes(() => visitor.received() > before);
    return [asked, came ? 'came' : 'never came', await visitor.use()].join(', ');
  }

  return {
    /** Sets a limit that leaves three deposits, makes one that waits for the player, and requests a code. */
    async begin() {
      const limit = { kind: 'deposit', period: 'day', amount: cash + left } as const;
      accepted(await site.call('protection/set_limit', limit, caller));
      waiting = (await pay('hosted')).id;
      await early.ask();
      await comes(() => early.received() === 1);
      return { limit: limit.amount };
    },
    /**
     * The difference between a response's time and a clock, in whole seconds, tolerating two for the round trip.
     * Servers cache their time for a second.
     */
    async toldClock(now: () => number): Promise<number> {
      const away = async () => {
        const { headers } = await pages.send('POST', '/api/startup', {}, '{}');
        const ms = Math.abs(Date.parse(headers.date ?? '') - now());
        return ms < 2000 ? 0 : Math.round(ms / 1000);
      };
      await comes(async () => (await away()) === 0);
      return away();
    },
    session: () => signedIn(site, player),
    oldCode: () => early.use(),
    newCode: () => askAndUse(later),
    async odds(wanted: string): Promise<string> {
      const paused = async () => (await untilAnswered(() => site.call('sports/fixtures', { count: 1 }))).paused ?? '';
      await comes(async () => (await paused()) === wanted);
      return paused();
    },
    /** A deposit that the gateway approves at once. */
    async deposit(state: string): Promise<string> {
      const { refused, id } = await pay('bank');
      return refused || reaches(id, state);
    },
    /** Nine wrong passwords, and a requested code. */
    async guesses(): Promise<string> {
      await locked.ask();
      for (let times = 0; times < 8; times++) await locked.guess();
      return locked.guess();
    },
    /** Kills the backend when a deposit's end is stored but not delivered to subscribers. */
    async killWhileAnnouncing(): Promise<void> {
      await pay('bank');
      const request = /^update jobs set done_at/;
      await stage.relays.database.hold({ when: 'asked', request: /^commit/, after: request });
      await stage.kill('backend');
    },
    rightPassword: () => locked.guess(locked.password),
    codeAgain: () => askAndUse(locked),
    /** Whether pages come to show a name of the site. */
    shows: (name: string) =>
      comes(async () => (await pages.send('GET', '/', { host: liveDomain })).text.includes(name)),
    /** Approves the pending deposit as the player, if it still is. */
    async finishWaiting(state: string): Promise<string> {
      const body = new URLSearchParams({ answer: 'approve' });
      await fetch(`${stage.paymentPages}/sandbox/pay/${waiting}`, { method: 'POST', body, redirect: 'manual' });
      return reaches(waiting, state);
    },
    paymentsEnd: () =>
      comes(async () => {
        const open = 'select 1 from payments where state = any($1::text[]) and request_id = any($2::text[])';
        return (await database.query(open, [unfinished, requests])).length === 0;
      }),
    /** Deposits what the limit leaves, and once more. */
    async overLimit(limit: number): Promise<string> {
      const used = async () => {
        const { value } = accepted(await site.call('protection/state', {}, caller));
        return value?.[0]?.limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used ?? 0;
      };
      while ((await used()) + amount <= limit) if ((await pay('bank')).refused) break;
      return (await pay('bank')).refused;
    },
    /** Whether anything is in the books twice, or missing. */
    async books() {
      await comes(async () => (await database.query(undelivered)).length === 0);
      const payments = await database.query<{ id: string; state: string; postings: number }>(
        `select p.id, p.state, (select count(*) from ledger_transactions t where t.reference = p.id) as postings
         from payments p where p.request_id = any($1::text[])`,
        [requests],
      );
      const approved = payments.filter(({ state }) => state === 'approved');
      const { game_balance } = accepted(await site.call('auth/get_balance', {}, caller));
      const expected = cash + approved.length * amount;
      return {
        cash: game_balance === expected ? 'as paid in' : `${game_balance} instead of ${expected}`,
        doubled: payments
          .filter(({ state, postings }) => postings !== (state === 'approved' ? 1 : 0))
          .map(({ id }) => id),
        undelivered: (await database.query(undelivered)).length,
      };
    },
    close() {
      site.close();
      pages.close();
    },
  };
}
