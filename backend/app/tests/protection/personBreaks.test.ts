import { randomUUID } from 'node:crypto';
import { systemRandom } from '@marquee/kernel/random';
import { rows } from '@marquee/kernel/testing/depth';
import { beginSession, findAccount } from '@marquee/platform/auth/sessions';
import { signUp } from '@marquee/platform/auth/signup';
import { seedPassedCheck } from '@marquee/platform/identity/checks';
import { storeOperators } from '@marquee/platform/persons/siteOperators';
import { blockPlayer } from '@marquee/platform/protection/blocks';
import { type Action, actions, assertMay, blockedAs, limitsOf } from '@marquee/platform/protection/guard';
import { mayPromote } from '@marquee/platform/protection/marketing';
import { minute } from '@marquee/platform/protection/periods';
import { protectionCalls } from '@marquee/platform/protection/protectionCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { spiedDatabase } from '../../src/testing/spiedDatabase';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.database.close());

type Player = Awaited<ReturnType<typeof bench.player>>;

/** One more account of Tamara Norman, who has proved who she is. */
let phones = 0;
async function account(own: { site?: string; currency?: string } = {}): Promise<Player> {
  bench.clock.advance(1_000);
  const phone = `+63917${String(++phones).padStart(7, '0')}`;
  const context = await bench.player({ name: 'Tamara Norman', born: '1980-01-02', phone, identified: false });
  await bench.database.transaction(async (transaction) => {
    await seedPassedCheck(transaction, bench.site, context.player.id, bench.clock.now());
    await transaction.query("update identity_checks set status = 'passed' where player_id = $1", [context.player.id]);
    await transaction.query('update players set site = $2, currency = $3 where id = $1', [
      context.player.id,
      own.site ?? 'localhost',
      own.currency ?? 'PHP',
    ]);
  });
  return context;
}

const may = ({ player }: Player, action: Action, amount = 0) =>
  outcomeOf(bench.database.transaction((tx) => assertMay(tx, player, action, amount, bench.clock.now())));
const timeOut = (context: Player) =>
  protectionCalls['protection/time_out']({ request_id: randomUUID(), option: '24h' }, context);
const limit = (context: Player, kind: 'deposit' | 'stake' | 'loss' | 'session', amount: number) =>
  protectionCalls['protection/set_limit']({ kind, period: 'day', amount }, context);
const block = (what: 'stakes' | 'deposits' | 'all') => (context: Player) =>
  bench.database.transaction((tx) =>
    blockPlayer(
      tx,
      { id: context.player.id, site: 'localhost' },
      { what, until: null, words: '', by: 'Ann' },
      bench.clock.now(),
    ),
  );
const deposit = (context: Player, amount = 50_000) =>
  outcomeOf(
    bench.calls['wallet/deposit']({ request_id: randomUUID(), method: 'bank', amount }, context).then(
      ({ value }) => value[0]?.state,
    ),
  );

/** Every door but sign-in, which stays open to withdraw and to read. */
const doors = actions.filter((action) => action !== 'login');
const limited = (kind: Parameters<typeof limit>[1]) => doors.filter((action) => limitsOf[action].includes(kind));
const blocked = (...kinds: string[]) => doors.filter((action) => kinds.includes(blockedAs[action] ?? ''));

/** Every break, block and limit: how it begins in one account, and what it closes in the other, with which answer. */
const kinds: Record<string, [begin: (context: Player) => Promise<unknown>, closes: readonly Action[], answer: string]> =
  {
    'a time-out': [timeOut, doors, 'timeOut'],
    'a self-exclusion': [
      (context) => protectionCalls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, context),
      doors,
      'selfExcluded',
    ],
    'a block of stakes': [block('stakes'), blocked('stakes'), 'accountRestricted'],
    'a block of deposits': [block('deposits'), blocked('deposits'), 'accountRestricted'],
    'a block of everything': [block('all'), blocked('stakes', 'deposits'), 'accountRestricted'],
    'a limit of deposits': [(context) => limit(context, 'deposit', 50_000), limited('deposit'), 'limitReached'],
    'a limit of stakes': [(context) => limit(context, 'stake', 50_000), limited('stake'), 'limitReached'],
    'a limit of losses': [(context) => limit(context, 'loss', 50_000), limited('loss'), 'limitReached'],
    'a limit of session time': [
      async (context) => {
        await may(context, 'launch');
        bench.clock.advance(11 * minute);
        await may(context, 'launch');
        await limit(context, 'session', 10);
      },
      limited('session'),
      'limitReached',
    ],
  };

/** Every kind on one of the two sites in the short run, on both in the full one. */
const matrix = ['localhost', 'other.test'].flatMap((site, position) =>
  rows(Object.keys(kinds), 2, position).map((kind) => [kind, site] as const),
);

describe.each(matrix)('%s of one account, in another of the person on %s', (kind, site) => {
  it('lets nothing pass, also at once, and closes nothing else [D9.15] [D9.20]', async () => {
    const [begin, closes, answer] = kinds[kind] ?? expect.unreachable();
    const [first, second] = [await account(), await account({ site })];
    await begin(first);
    const tries = [...doors, ...doors];
    const outcomes = await Promise.all(tries.map((action) => may(second, action, 60_000)));
    expect(outcomes).toEqual(tries.map((action) => (closes.includes(action) ? answer : undefined)));
    expect(await may(second, 'login')).toBeUndefined();
  });
});

describe('registration and sign-in', () => {
  const form = {
    account_id: 'tamara_1',
    password: 'correct horse battery 7',
    full_name: 'Tamara Norman',
    date_of_birth: '1980-01-02',
    contact_phone: '+639175550000',
    contact_email: 'tamara@example.test',
    ...{ ch: '', cm: '', pp: '', referrer_code: '', affiliate_code: '', fbp: '', appsflyer_id: '', visitor_id: '' },
  };

  it('answer the same for an excluded person’s data as for any player’s, by the same work', async () => {
    const seen = async (isExcluded: boolean) => {
      await bench.reset();
      const owner = await account();
      if (isExcluded) await kinds['a self-exclusion']?.[0](owner);
      const { database, queries } = spiedDatabase(bench.database);
      const visitor = { ...owner, database };
      const signedUp = await outcomeOf(signUp(form, visitor, systemRandom));
      const made = await findAccount(bench.database, 'localhost', 'tamara_1');
      const signedIn = made && (await outcomeOf(beginSession(visitor, systemRandom, made)));
      return { signedUp, signedIn: typeof signedIn, queries };
    };
    const [excluded, other] = [await seen(true), await seen(false)];
    expect(excluded).toEqual(other);
    expect(excluded.signedUp).toBeUndefined();
    expect(excluded.signedIn).toBe('object');
  });

  it('bring the marks up to date before a door behind them asks', async () => {
    const [first, second] = [await account(), await account()];
    await bench.database.query('delete from person_links');
    await bench.database.query('delete from person_marks');
    await bench.database.query('update players set person_key = null');
    await timeOut(first);
    const found = await findAccount(bench.database, 'localhost', second.player.accountId);
    if (found) await beginSession(second, systemRandom, found);
    expect(await may(second, 'deposit')).toBe('timeOut');
  });
});

describe('a person with two accounts', () => {
  it('has one sum under the lowest limit of both, whichever is asked [D9.03] [D9.20]', async () => {
    const [first, second] = [await account(), await account({ site: 'other.test' })];
    await limit(first, 'deposit', 120_000);
    await limit(second, 'deposit', 100_000);
    expect(await deposit(first)).toBe('pending');
    expect(await may(second, 'deposit', 50_000)).toBeUndefined();
    expect(await may(first, 'deposit', 50_001)).toBe('limitReached');
    expect(await may(second, 'deposit', 50_001)).toBe('limitReached');
    const { value } = await protectionCalls['protection/state']({}, second);
    expect(value[0]?.limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used).toBe(50_000);
  });

  it('cannot exceed it with both at once, and neither waits for ever [D9.20]', async () => {
    const both = [await account(), await account()] as const;
    await limit(both[0], 'deposit', 100_000);
    const outcomes = await Promise.all([0, 1, 0, 1, 1, 0].map((at) => deposit(both[at as 0 | 1])));
    expect(outcomes.filter((outcome) => outcome === 'pending')).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === 'limitReached')).toHaveLength(4);
  });

  it('has a limit of money for each currency, and one of time for all', async () => {
    const [pesos, euros] = [await account(), await account({ currency: 'EUR' })];
    await limit(pesos, 'stake', 100);
    await kinds['a limit of session time']?.[0](pesos);
    expect(await may(pesos, 'deposit', 1)).toBeUndefined();
    expect(await may(euros, 'launch')).toBe('limitReached');
    await bench.database.query("delete from protection_limits where kind = 'session'");
    expect(await may(euros, 'stake', 101)).toBeUndefined();
    expect(await may(pesos, 'stake', 101)).toBe('limitReached');
  });

  it('reads no offers during a time-out of the other one, and plays again after it', async () => {
    const [first, second] = [await account(), await account()];
    await timeOut(first);
    expect(await mayPromote(bench.database, second.player.id, bench.clock.now())).toBe(false);
    bench.clock.advance(24 * 60 * minute);
    expect(await mayPromote(bench.database, second.player.id, bench.clock.now())).toBe(true);
    expect(await may(second, 'deposit')).toBeUndefined();
  });

  it('reads no offers while staff block the other one, or after a break in each', async () => {
    const [first, second] = [await account(), await account()];
    const promote = () => mayPromote(bench.database, second.player.id, bench.clock.now());
    await block('deposits')(first);
    expect(await promote()).toBe(false);
    await bench.database.query('delete from player_blocks');
    expect(await promote()).toBe(true);
    for (const context of [first, second]) {
      await timeOut(context);
      bench.clock.advance(24 * 60 * minute);
    }
    expect(await promote()).toBe(false);
  });

  it('is bound on all sites of one operator, and on no other’s [D9.21]', async () => {
    const [first, same, other] = [
      await account(),
      await account({ site: 'b.test' }),
      await account({ site: 'c.test' }),
    ];
    const site = (domain_name: string, operator: string) => ({ domain_name, operator, jurisdiction: 'none' as const });
    await timeOut(first);
    expect(await may(other, 'deposit')).toBe('timeOut');
    await storeOperators(bench.database, [site('localhost', 'A'), site('b.test', 'A'), site('c.test', 'C')]);
    expect(await may(same, 'deposit')).toBe('timeOut');
    expect(await may(other, 'deposit')).toBeUndefined();
    await kinds['a self-exclusion']?.[0](first);
    expect([await may(same, 'deposit'), await may(other, 'deposit')]).toEqual(['selfExcluded', undefined]);
    await storeOperators(bench.database, [site('c.test', 'A')]);
    expect(await may(other, 'deposit')).toBe('selfExcluded');
  });

  it('is bound by exclusions alone where no profile of the two sites says more', async () => {
    const [first, second] = [await account(), await account()];
    await bench.database.query("insert into site_operators values ('localhost', '', false)");
    await timeOut(first);
    expect(await may(second, 'deposit')).toBeUndefined();
    await kinds['a self-exclusion']?.[0](first);
    expect(await may(second, 'deposit')).toBe('selfExcluded');
  });
});

it('a stranger with somebody’s data gives and takes no time-out, block or limit', async () => {
  const owner = await account();
  const stranger = await bench.player({
    name: 'Tamara Norman',
    born: '1980-01-02',
    phone: '+639180000001',
    identified: false,
  });
  await timeOut(stranger);
  await block('all')(stranger);
  await limit(stranger, 'deposit', 1);
  for (const action of doors) expect(await may(owner, action, 60_000)).toBeUndefined();
  await timeOut(owner);
  expect(await may(stranger, 'deposit')).toBe('timeOut');
  bench.clock.advance(24 * 60 * minute);
  expect(await may(stranger, 'launch')).toBe('accountRestricted');
});
