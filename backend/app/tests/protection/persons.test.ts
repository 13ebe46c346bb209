import { randomUUID } from 'node:crypto';
import { applyAnswer, applyEvent } from '@marquee/platform/identity/applyStatus';
import { beginCheck, currentCheck, seedPassedCheck } from '@marquee/platform/identity/checks';
import { identityCalls } from '@marquee/platform/identity/identityCalls';
import { bindLink, liftLink, listLinks } from '@marquee/platform/persons/binding';
import { decideGift } from '@marquee/platform/persons/gifts';
import { markAgain, markUnmarked } from '@marquee/platform/persons/startMarking';
import { type Action, assertMay } from '@marquee/platform/protection/guard';
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

const born = '1980-01-02';
const name = 'Tamara Norman';
const actions = ['deposit', 'stake', 'launch', 'play', 'bonus'] as const;
type Own = Parameters<typeof bench.player>[0];
type Player = Awaited<ReturnType<typeof bench.player>>;

/** A new account with this name and birth date by default; each has a verified telephone of its own. */
let phones = 0;
const account = (own: Own = {}) => {
  bench.clock.advance(1_000);
  const phone = `+63917${String(++phones).padStart(7, '0')}`;
  return bench.player({ name, born, phone, identified: false, ...own });
};
const links = (since = 0) => listLinks(bench.database, since, bench.clock.now());
const exclude = (context: Player) =>
  protectionCalls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, context);
const pass = ({ player }: Player) =>
  bench.database.transaction(async (transaction) => {
    await seedPassedCheck(transaction, bench.site, player.id, bench.clock.now());
    await transaction.query("update identity_checks set status = 'passed' where player_id = $1", [player.id]);
  });
const may = ({ player }: Player, action: Action = 'deposit') =>
  outcomeOf(bench.database.transaction((tx) => assertMay(tx, player, action, 0, bench.clock.now())));
const deposit = (context: Player) =>
  outcomeOf(
    bench.calls['wallet/deposit']({ request_id: randomUUID(), method: 'bank', amount: 50_000 }, context).then(
      ({ value }) => value[0]?.state,
    ),
  );

describe('a stranger', () => {
  it.each([
    ['name and birth date', {}],
    [
      'telephone and e-mail address',
      { name: 'Sue Other', born: '1970-07-07', phone: '+639170001111', verified: false },
    ],
    ['everything', { phone: '+639170001111', verified: false }],
  ])('who claims somebody’s %s excludes nobody else', async (_, claimed: Own) => {
    const email = 'tamara@example.test';
    const owner = await account({ phone: '+639170001111', email });
    await exclude(await account({ email, ...claimed }));
    for (const action of actions) expect(await may(owner, action)).toBeUndefined();
    expect(await deposit(owner)).toBe('pending');
    await pass(owner);
    expect(await may(owner)).toBeUndefined();
  });

  it('who was there first excludes nobody either, who then proves who they are', async () => {
    await exclude(await account());
    const owner = await account();
    expect(await may(owner)).toBe('identityPending');
    await pass(owner);
    expect(await may(owner)).toBeUndefined();
  });

  it('takes nobody’s gift', async () => {
    const claim = ({ player }: Player) =>
      bench.database.transaction((tx) =>
        decideGift(tx, { site: bench.site.domain_name, gift: 'inbox:w', playerId: player.id }, bench.clock.now()),
      );
    const email = 'tamara@example.test';
    const early = await account({ name: 'Sue Other', born: '1970-07-07', email });
    expect(await claim(early)).toBe('given');
    const owner = await account({ email });
    const late = await account({ email });
    expect(await may(late, 'bonus')).toBe('identityPending');
    expect(await claim(late)).toBe('given');
    expect(await claim(owner)).toBe('given');
  });

  it('reads the same of an excluded person as of another one, by the same work', async () => {
    const seen = async (isExcluded: boolean) => {
      await bench.reset();
      const owner = await account({ identified: true });
      if (isExcluded) await exclude(owner);
      const { database, queries } = spiedDatabase(bench.database);
      const stranger = { ...(await account()), database };
      const words = [
        await deposit(stranger),
        ...(await Promise.all(actions.map((action) => may({ ...stranger }, action)))),
        (await protectionCalls['protection/state']({}, stranger)).value[0]?.access,
        (await identityCalls['identity/state']({}, stranger)).value,
      ];
      const now = bench.clock.now();
      for (const action of actions)
        await outcomeOf(stranger.database.transaction((tx) => assertMay(tx, stranger.player, action, 0, now)));
      return { words, queries };
    };
    const [excluded, other] = [await seen(true), await seen(false)];
    expect(excluded).toEqual(other);
    expect(excluded.words.slice(0, 2)).toEqual(['identityPending', 'identityPending']);
    expect(excluded.queries.length).toBeGreaterThan(20);
  });

  it('who has proved no contact is told nothing about others', async () => {
    await exclude(await account({ identified: true }));
    const stranger = await account({ verified: false });
    expect(await deposit(stranger)).toBe('contactUnverified');
    expect((await identityCalls['identity/state']({}, stranger)).value).toEqual([
      { status: 'not_asked', next_step: null },
    ]);
  });
});

describe('an excluded person', () => {
  const phone = '+639170001111';

  it('is bound at once with another account of theirs by a proved telephone or by identity', async () => {
    const first = await account({ phone, identified: true });
    const [byPhone, byIdentity] = [await account({ phone }), await account({ identified: true })];
    const stranger = await account({ name: 'Sue Other', born: '1970-07-07' });
    await exclude(first);
    for (const action of actions) {
      expect(await may(byPhone, action)).toBe('selfExcluded');
      expect(await may(byIdentity, action)).toBe('selfExcluded');
      expect(await may(stranger, action)).toBeUndefined();
    }
    expect(await may(byPhone, 'login')).toBeUndefined();
  });

  it('is asked who they are in a new account, and stays out once they have proved it', async () => {
    const first = await account();
    await exclude(first);
    const checks = 'select status from identity_checks where player_id = $1';
    expect(await bench.database.query(checks, [first.player.id])).toEqual([{ status: 'created' }]);
    await pass(first);
    const again = await account();
    expect(await deposit(again)).toBe('identityPending');
    expect(await bench.database.query(checks, [again.player.id])).toEqual([{ status: 'created' }]);
    await pass(again);
    expect(await deposit(again)).toBe('selfExcluded');
  });

  it('is asked in an older account as well, once they have proved who they are', async () => {
    const [older, newer] = [await account(), await account()];
    await exclude(newer);
    expect(await may(older)).toBeUndefined();
    await pass(newer);
    expect(await may(older)).toBe('identityPending');
    await pass(older);
    expect(await may(older)).toBe('selfExcluded');
  });

  it('is bound by a bank account that both were paid to', async () => {
    const both = [await account({ phone }), await account({ born: '1980-01-03' })] as const;
    for (const { player } of both) {
      const [bank, payment] = [randomUUID(), randomUUID()];
      await bench.database.query(
        `insert into bank_accounts (id, site, player_id, bank_code, bank_name, holder_name, account_number, request_id, created_at)
         values ($1, 'localhost', $2, 'BDL', 'Bank', '', '0012345678', $1, 1)`,
        [bank, player.id],
      );
      await bench.persons.mark(bench.database, player.id, bench.clock.now());
      await bench.database.query(
        `insert into payments (id, site, player_id, kind, amount, currency, state, method, method_name, bank_account_id, request_id,
           created_at, changed_at) values ($1, 'localhost', $2, 'withdrawal', 1, 'PHP', 'paid', 'BDL', 'Bank', $3, $1, 1, 1)`,
        [payment, player.id, bank],
      );
      expect(await links()).toEqual([]);
      await markAgain(bench.database, player.id);
      const { database, clock, persons } = bench;
      expect(await markUnmarked({ database, clock, persons, report: (error) => void bench.faults.push(error) })).toBe(
        1,
      );
    }
    expect(await links()).toMatchObject([{ shared: 'bank, same name' }]);
    await exclude(both[0]);
    await pass(both[1]);
    expect(await may(both[1])).toBe('selfExcluded');
  });

  it('is kept out by an exclusion of before marks were proved, and by a deposit that was paid', async () => {
    const [before, paying] = [await account(), await account({ name: 'Sue Other' })];
    await deposit(paying);
    await bench.pass(5000);
    for (const context of [before, paying]) await exclude(context);
    await bench.database.query('update protection_players set is_proved = true where player_id = $1', [
      before.player.id,
    ]);
    for (const own of [{}, { name: 'Sue Other' }])
      expect(await may(await account({ ...own, identified: true }))).toBe('selfExcluded');
  });

  it.each([
    ['one letter changed, the same telephone', { name: 'Tamora Norman', phone }],
    ['a middle name, the same telephone', { name: 'Tamara Rose Norman', phone }],
    ['another surname, the same telephone', { name: 'Tamara Reyes', phone }],
    ['another birth date, the same telephone', { born: '1980-01-03', phone }],
    ['another name, the same telephone', { name: 'Sue Other', phone }],
    ['one letter changed', { name: 'Tamora Norman' }],
    ['a letter more', { name: 'Tammara Norman' }],
    ['two letters exchanged', { name: 'Tamara Nroman' }],
    ['a middle name', { name: 'Tamara Rose Norman' }],
    ['a capital of Cyrillic', { name: 'Тamara Norman' }],
    ['a capital of Greek', { name: 'Tamara Νorman' }],
    ['small letters of Cyrillic', { name: 'Tаmаrа Nоrmаn' }],
    ['rn for m', { name: 'Tarnara Norrnan' }],
    ['joined names', { name: 'TamaraNorman' }],
    ['an initial', { name: 'T. Norman' }],
    ['the names in another order', { name: 'NORMAN, Tamara' }],
    ['an invisible sign', { name: 'Tam\u200bara Norman' }],
  ])('does not come back with %s', async (_, own: Own) => {
    await exclude(await account({ phone, identified: true }));
    const again = await account(own);
    expect(await deposit(again)).toMatch(/^(selfExcluded|identityPending)$/);
    for (const action of actions) expect(await may(again, action)).toMatch(/^(selfExcluded|identityPending)$/);
  });

  it('is somebody else with another name and birth date, also at the same telephone', async () => {
    await exclude(await account({ phone, identified: true }));
    expect(await deposit(await account({ name: 'Sue Other', born: '1970-07-07', phone }))).toBe('pending');
  });

  it('is asked with the same telephone and e-mail address, and is somebody else by another proved name', async () => {
    const email = 'tamara@example.test';
    await exclude(await account({ phone, email, identified: true }));
    const again = await account({ name: 'Sue Other', born: '1970-07-07', phone, email });
    expect(await deposit(again)).toBe('identityPending');
    await pass(again);
    expect(await deposit(again)).toBe('pending');
  });

  it('is somebody else with the same telephone and name when both have proved another birth date', async () => {
    await exclude(await account({ phone, identified: true }));
    const son = await account({ born: '2001-07-07', phone });
    expect(await may(son)).toBe('identityPending');
    await pass(son);
    expect(await may(son)).toBeUndefined();
  });
});

describe('a document of identity', () => {
  /** The partner says that the check has passed, by an event or by an answer, with the document that was shown. */
  const passWith = async ({ player }: Player, document: string, says: 'event' | 'answer') => {
    const now = bench.clock.now();
    const where = { database: bench.database, persons: bench.persons };
    await bench.database.transaction((tx) => beginCheck(tx, bench.site, player.id, now));
    const { id = '' } = (await currentCheck(bench.database, player.id)) ?? {};
    const passed = { status: 'passed', reason: null, document } as const;
    if (says === 'event') return applyEvent(where, { ...passed, event_id: randomUUID(), check_id: id }, now);
    return applyAnswer(where, { id, version: 0, tries: 0 }, { ...passed, next_step: { kind: 'none' } }, now);
  };

  it.each(['event', 'answer'] as const)(
    'that both have shown makes two accounts one person’s, by an %s [D9.20]',
    async (says) => {
      const first = await account();
      const [again, stranger] = [
        { name: 'Sue Other', born: '1970-07-07' },
        { name: 'Sue Third', born: '1971-07-07' },
      ];
      const [second, third] = [await account(again), await account(stranger)];
      await passWith(first, 'GB passport 533401372', says);
      await passWith(second, 'GB passport 533401372', says);
      await passWith(third, 'FR passport 533401372', says);
      expect(await links()).toMatchObject([{ shared: 'document', is_same: true }]);
      await exclude(first);
      expect(await may(second)).toBe('selfExcluded');
      expect(await may(third)).toBeUndefined();
      const stored = await bench.database.query(
        'select hash from person_marks union select reason from identity_events',
      );
      expect(JSON.stringify(stored)).not.toContain('533401372');
    },
  );
});

it('staff bind two accounts that are alike, and take it back [D9.20]', async () => {
  const [first, second] = [await account(), await account({ name: 'Tamora Norman' })];
  const stranger = await account({ born: '1970-07-07', name: 'Sue Third' });
  const pair = [second.player.id, first.player.id] as const;
  const decision = () => ({ by: 'Ann', reason: 'one handwriting', now: bench.clock.now() });
  await exclude(first);
  expect(await may(second)).toBe('identityPending');
  await liftLink(bench.database, pair, decision());
  expect(await may(second)).toBeUndefined();
  expect([await bindLink(bench.database, pair, decision()), await bindLink(bench.database, pair, decision())]).toEqual([
    true,
    false,
  ]);
  expect(await may(second)).toBe('selfExcluded');
  expect(await links()).toMatchObject([{ bound_by: 'Ann', lifted_at: null, is_same: true }]);
  expect(await bindLink(bench.database, [second.player.id, stranger.player.id], decision())).toBe(false);
  expect(await liftLink(bench.database, pair, decision())).toBe(true);
  expect(await may(second)).toBeUndefined();
  expect(await links()).toMatchObject([{ bound_by: null, lifted_by: 'Ann', is_same: false }]);
});

it('an operator sees what binds two accounts, and lifts it once, with a reason', async () => {
  const [first, second] = [await account({ identified: true }), await account({ identified: true })];
  await exclude(first);
  expect(await may(second)).toBe('selfExcluded');
  const link = { player_id: second.player.id, other: first.player.id, shared: 'birth date, same name' };
  expect(await links()).toMatchObject([{ ...link, lifted_at: null }]);
  const lift = () =>
    liftLink(bench.database, [first.player.id, second.player.id], {
      by: 'Ann',
      reason: 'twins',
      now: bench.clock.now(),
    });
  expect([await lift(), await lift()]).toEqual([true, false]);
  expect(await may(second)).toBeUndefined();
  expect(await may(first)).toBe('selfExcluded');
  await bench.persons.mark(bench.database, second.player.id, bench.clock.now());
  expect(await links()).toMatchObject([{ ...link, lifted_by: 'Ann', lifted_reason: 'twins' }]);
  expect(await links(bench.clock.now() + 1)).toEqual([]);
});
