import { randomUUID } from 'node:crypto';
import type { CallName, Input } from '@marquee/contract/calls';
import { addNameParts } from '@marquee/platform/persons/nameParts';
import type { Actor } from '@marquee/platform/staff/actor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let staff: Actor;
beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
});
beforeEach(async () => {
  await backend.reset();
  staff = await desk.member();
});
afterAll(() => backend.close());

const hour = 3_600_000;
const elsewhere = { site: 'casino1.localhost' };
/** A site whose profile lets the family exclude a player. */
const family = { site: 'slot1.localhost' };
const call = <N extends CallName>(name: N, input: Input<N>, player: TestPlayer) =>
  backend.call(name, input, { player });
const timeAt = (at: number) => new Date(at).toISOString();
const find = async (q: string, site = '') => (await desk.done(staff, 'players/find', { q }, { site })).value;
const deposit = (player: TestPlayer) =>
  call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 60_000 }, player);
const rename = (player: TestPlayer, name: string) =>
  desk.done(staff, 'players/correct-name', { player: player.id, full_name: name }, { site: player.site });

/** The audit's entries of an act. */
const audited = async (act: string, outcome?: string) =>
  ((await desk.audit()) as { act: string; outcome: string; target: string }[]).filter(
    (entry) => entry.act === act && (outcome === undefined || entry.outcome === outcome),
  );

/** A player with a bank account that can be used at once. */
async function withBank(player: TestPlayer) {
  const { name } = await desk.done(staff, 'players/reveal', { player: player.id });
  const { value } = await call(
    'wallet/add_bank_account',
    { request_id: randomUUID(), bank_code: 'BDL', holder_name: name, account_number: '0012345678' },
    player,
  );
  return value?.[0]?.bank_account_id ?? '';
}

describe('players are found', () => {
  it('by what identifies them, exactly, with masked data', async () => {
    const player = await backend.player({ cash: 1_000_000 });
    await withBank(player);
    const paid = (await deposit(player)).value?.[0]?.payment_id ?? '';
    await backend.database.query(
      `insert into bets (id, site, player_id, kind, account, placed_at, stake, state, title, detail, provider_code, game_code)
       select code || ':t1', 'localhost', $1, 'game', 'cash', 0, 1, 'open', '', '', code, 'g' from providers limit 1`,
      [player.id],
    );
    const [bet] = await backend.database.query<{ id: string }>('select id from bets');
    await backend.database.query(
      `insert into provider_transactions select code, 't1', 'bet', 's', $1, 'round-77', 1, 'done', 0, 0 from providers limit 1`,
      [player.id],
    );
    const [{ ticket } = { ticket: '' }] = await backend.database.query<{ ticket: string }>(
      `insert into contact_messages (ticket, site, full_name, contact_email, message, created_at, player_id)
       values ($1, 'localhost', '', '', '', 0, $2) returning ticket`,
      [randomUUID(), player.id],
    );
    const row = await desk.done(staff, 'players/reveal', { player: player.id });
    const texts: [q: string, by: string][] = [
      [player.id, 'player'],
      [player.account_id.toUpperCase(), 'account'],
      [paid, 'payment'],
      [bet?.id ?? '', 'bet'],
      ['t1', 'transaction'],
      ['round-77', 'round'],
      [ticket, 'ticket'],
      ['00-1234 5678', 'bank account'],
      [row.email.toUpperCase(), 'email'],
      [row.phone.replace('+63', '0'), 'telephone'],
    ];
    for (const [q, by] of texts)
      expect([q, await find(q)]).toEqual([q, [expect.objectContaining({ player: player.id, found_by: by })]]);
    const [shown] = await find(player.id);
    expect(shown).toMatchObject({ email: 'p…@e…', phone: `•••${row.phone.slice(-3)}`, status: 'open' });
    expect(shown?.name).toMatch(/^P… \d+$/);
  });

  it('by parts of their name as they look, and by the beginning of their account id', async () => {
    const [ana, other] = [await backend.player({ account_id: 'anacruz' }), await backend.player()];
    await rename(ana, 'Ána María García-López');
    await rename(other, 'Ana Santos');
    const ids = async (q: string) => (await find(q)).map(({ player }) => player).sort();
    expect(await ids('lopez ana')).toEqual([ana.id]);
    expect(await ids('GАRCIA')).toEqual([ana.id]);
    expect(await ids('ana')).toEqual([ana.id, other.id].sort());
    expect(await ids('anac')).toEqual([ana.id]);
    expect(await ids('ana lee')).toEqual([]);
    await rename(ana, 'Eva Cruz');
    expect(await ids('lopez')).toEqual([]);
  });

  it('that were there before names were stored by parts, after a while', async () => {
    const player = await backend.player();
    await rename(player, 'Tala Reyes');
    await backend.database.query('update players set name_parts = null');
    expect(await find('reyes')).toEqual([]);
    expect(await addNameParts(backend.database)).toBe(false);
    expect(await find('reyes')).toMatchObject([{ player: player.id, name: 'T… Reyes' }]);
  });

  it('page by page, each once: first by name, then by account id', async () => {
    const made = await Promise.all(
      Array.from({ length: 27 }, (_, number) => backend.player({ account_id: `many_${number + 10}` })),
    );
    for (const player of made.slice(0, 2)) await rename(player, 'Many Santos');
    const first = await desk.done(staff, 'players/find', { q: 'many' });
    const second = await desk.done(staff, 'players/find', { q: 'many', after: first.next ?? '' });
    expect([first.value.length, second.value.length, second.next]).toEqual([25, 2, null]);
    expect(first.value.slice(0, 2).map(({ found_by }) => found_by)).toEqual(['name, account', 'name, account']);
    const ids = [...first.value, ...second.value].map(({ player }) => player);
    expect(ids.sort()).toEqual(made.map(({ id }) => id).sort());
    expect((await desk.done(staff, 'players/find', { q: 'many', after: 'no such place' })).value).toHaveLength(25);
  });

  it('page by page by a contact that many have', async () => {
    const made = await Promise.all(Array.from({ length: 26 }, () => backend.player()));
    await backend.database.query("update players set contact_email = 'shared@example.test', person_key = null");
    for (const { id } of made)
      await backend.database.transaction((transaction) =>
        backend.services.persons.mark(transaction, id, backend.clock.now()),
      );
    const q = 'Shared@example.test';
    const first = await desk.done(staff, 'players/find', { q });
    const second = await desk.done(staff, 'players/find', { q, after: first.next ?? '' });
    expect([...first.value, ...second.value].map(({ player }) => player)).toEqual(made.map(({ id }) => id).sort());
  });

  it('only at the sites where the permission holds', async () => {
    const player = await backend.player();
    const support = await desk.member(['support'], elsewhere);
    expect(await desk.done(support, 'players/find', { q: player.id }, { site: '' })).toMatchObject({ value: [] });
    expect(await find(player.id, 'casino1.localhost')).toEqual([]);
    expect(await find(player.id, 'localhost')).toHaveLength(1);
  });
});

describe('everything of a player', () => {
  it('is read by parts, the newest first, page by page, and the audit has the reading', async () => {
    const player = await backend.player({ cash: 1_000_000 });
    for (let number = 0; number < 5; number++) {
      backend.clock.advance(1000);
      await deposit(player);
    }
    await desk.done(staff, 'players/note', { player: player.id, note: 'Called today.' });
    const all = await desk.done(staff, 'players/read', { player: player.account_id });
    const part = (name: string) => all.parts.find((one) => one.part === name);
    expect(part('payments')?.rows).toHaveLength(5);
    expect(part('balances')?.rows).toMatchObject([{ currency: 'PHP', reserved: 0 }]);
    expect(part('notes')?.rows).toMatchObject([{ note: 'Called today.' }]);
    expect(part('audit')?.rows).toMatchObject([{ act: 'players/note' }]);
    const page = async (after?: string | null) => {
      const asked = { player: player.id, part: 'payments' as const, limit: 2, ...(after && { after }) };
      return (await desk.done(staff, 'players/read', asked)).parts[0];
    };
    const first = await page();
    const second = await page(first?.next);
    const third = await page(second?.next);
    expect(third?.next).toBeNull();
    const pages = [first, second, third].flatMap((one) => one?.rows ?? []);
    // The gateway may answer meanwhile, which changes states.
    const ids = (rows: typeof pages = []) => rows.map((row) => row.payment_id);
    expect(ids(pages)).toEqual(ids(part('payments')?.rows));
    const times = pages.map((row) => String(row.created_at));
    expect(times).toEqual([...times].sort().reverse());
    expect(await audited('players/read')).toContainEqual(
      expect.objectContaining({ outcome: 'read', target: `player:${player.id}` }),
    );
  });

  it('is the file that the player would get', async () => {
    const player = await backend.player();
    const { file } = await desk.done(staff, 'players/export', { player: player.id });
    expect(JSON.parse(file)).toMatchObject({ account: [{ account_id: player.account_id }], is_complete: true });
  });
});

describe('a block', () => {
  it('refuses with the words of staff, lets the player withdraw what is theirs, and ends by itself', async () => {
    const player = await backend.player({ cash: 1_000_000 });
    const bank = await withBank(player);
    const until = backend.clock.now() + hour / 6;
    const words = 'We look at your last deposit.';
    const asked = { player: player.id, what: 'deposits' as const, until: timeAt(until), words };
    expect(await desk.done(staff, 'players/block', asked)).toMatchObject({
      blocks: [{ what: 'deposits', words, until: timeAt(until), by: staff.name }],
    });
    expect(await deposit(player)).toMatchObject({ statusCode: 0, statusMessage: 'accountRestricted', words });
    const withdrawal = { request_id: randomUUID(), bank_account_id: bank, amount: 60_000 };
    expect(await call('wallet/withdraw', withdrawal, player)).toMatchObject({ statusMessage: 'OK' });
    backend.clock.set(until);
    expect(await deposit(player)).toMatchObject({ statusMessage: 'OK' });
    expect(await desk.refused(staff, 'players/unblock', { player: player.id, what: 'deposits' })).toBe('notBlocked');
  });

  it('of everything signs the player out and keeps them out, with the words', async () => {
    const player = await backend.player();
    const { id, account_id, password } = player;
    await desk.done(staff, 'players/block', { player: id, what: 'all', words: 'Please call.' });
    const signIn = () => call('auth/login', { account_id, password }, { ...player, auth: '' });
    expect(await call('auth/get_balance', {}, player)).toMatchObject({ statusMessage: 'BLOCK', words: 'Please call.' });
    expect(await signIn()).toMatchObject({ statusMessage: 'BLOCK', words: 'Please call.' });
    await desk.done(staff, 'players/unblock', { player: id, what: 'all' });
    expect(await signIn()).toMatchObject({ statusMessage: 'OK' });
  });

  it('is refused with an end in the past, and repeated safely', async () => {
    const player = await backend.player();
    const past = { player: player.id, what: 'stakes' as const, until: timeAt(backend.clock.now()) };
    expect(await desk.refused(staff, 'players/block', past)).toBe('invalidInput');
    const request_id = randomUUID();
    const block = { player: player.id, what: 'stakes' as const };
    await desk.done(staff, 'players/block', block, { request_id });
    expect(await desk.call(staff, 'players/block', block, { request_id })).toMatchObject({ repeated: true });
    expect(await audited('players/block', 'done')).toHaveLength(1);
  });
});

describe('acts for players', () => {
  it('end all sessions', async () => {
    const player = await backend.player();
    expect(await desk.done(staff, 'players/end-sessions', { player: player.id })).toMatchObject({ ended: 1 });
    expect(await call('auth/get_balance', {}, player)).toMatchObject({ statusMessage: 'sessionExpired' });
  });

  it('set a limit or lower it at once, never raise it', async () => {
    const player = await backend.player();
    const limit = (amount: number) => ({ player: player.id, kind: 'deposit' as const, period: 'day' as const, amount });
    await desk.done(staff, 'players/lower-limit', limit(70_000));
    await desk.done(staff, 'players/lower-limit', limit(50_000));
    expect(await desk.refused(staff, 'players/lower-limit', limit(50_000))).toBe('onlyLower');
    expect(await deposit(player)).toMatchObject({ statusMessage: 'limitReached' });
  });

  it('begin a break that never ends before the one that runs', async () => {
    const player = await backend.player();
    const begin = (option: string, kind: 'time_out' | 'self_exclusion' = 'time_out') =>
      desk.call(staff, 'players/begin-break', { player: player.id, kind, option });
    expect(await begin('1y')).toMatchObject({ statusMessage: 'unknownOption' });
    const week = await begin('1w');
    expect(week).toMatchObject({ access: 'time_out', until: timeAt(backend.clock.now() + 7 * 24 * hour) });
    expect(await begin('24h')).toMatchObject({ until: week.until });
    expect(await deposit(player)).toMatchObject({ statusMessage: 'timeOut' });
    const excluded = await begin('6m', 'self_exclusion');
    expect(excluded).toMatchObject({ access: 'excluded' });
    expect(await deposit(player)).toMatchObject({ statusMessage: 'selfExcluded' });
  });

  it('begin an exclusion that the family asked for, where the profile has it, for its whole length [D9.12]', async () => {
    const player = await backend.player({ site: family.site });
    const family6m = { player: player.id, kind: 'self_exclusion', option: '1y', family: true } as const;
    const here = await backend.player();
    expect(await desk.refused(staff, 'players/begin-break', { ...family6m, player: here.id })).toBe('unknownOption');
    const timeOut = { ...family6m, kind: 'time_out', option: '24h' } as const;
    expect(await desk.refused(staff, 'players/begin-break', timeOut, family)).toBe('unknownOption');
    const from = new Date(backend.clock.now());
    await desk.done(staff, 'players/begin-break', family6m, family);
    const { value } = await call('protection/state', {}, player);
    from.setUTCFullYear(from.getUTCFullYear() + 1);
    expect(value?.[0]?.access).toMatchObject({ state: 'excluded', irrevocable_until: from.toISOString() });
    const events = await backend.database.query('select detail from protection_events where player_id = $1', [
      player.id,
    ]);
    expect(events).toContainEqual({ detail: '1y by staff for the family' });
    const acts = await backend.database.query(
      "select after->>'family' as family from audit_entries where act = 'players/begin-break' and outcome = 'done'",
    );
    expect(acts).toEqual([{ family: 'true' }]);
  });

  it('correct a name, which the player is told', async () => {
    const player = await backend.player();
    await rename(player, 'Ana  Cruz');
    expect((await call('settings/profile', {}, player)).value).toMatchObject([{ full_name: 'Ana Cruz' }]);
    expect(await desk.done(staff, 'players/reveal', { player: player.id })).toMatchObject({ name: 'Ana Cruz' });
  });

  it('change a contact by two persons: the old one is told, sessions and codes end, and the new one is unproved', async () => {
    const player = await backend.player();
    const second = await desk.member();
    const stored = async () => {
      const [row] = await backend.database.query<Record<string, unknown>>(
        'select contact_phone, contact_email, phone_verified_at from players where id = $1',
        [player.id],
      );
      return row;
    };
    const before = await stored();
    await backend.database.query(
      `insert into one_time_codes (id, site, account_key, purpose, code_hash, created_at, expires_at, asked_by, asked_from, asked_contact)
       values ('c', 'localhost', lower($1), 'password', '', 0, 9e15, 'b', 'n', '')`,
      [player.account_id],
    );
    const change = { player: player.id, phone: '+639170000099' };
    expect(await desk.refused(staff, 'players/change-contact', { ...change, email: 'x@example.test' })).toBe(
      'invalidInput',
    );
    const { waits } = await desk.call(staff, 'players/change-contact', change);
    expect(await stored()).toEqual(before);
    await desk.done(second, 'approvals/approve', { approval: waits?.approval ?? '', hash: waits?.hash ?? '' });
    expect(await stored()).toEqual({ ...before, contact_phone: '+639170000099', phone_verified_at: null });
    expect(await call('settings/check_status', {}, player)).toMatchObject({ statusCode: 0 });
    expect(await backend.database.query("select 1 from one_time_codes where id = 'c' and used_at is null")).toEqual([]);
    await backend.services.jobs.turn(['message']);
    await backend.services.jobs.settled();
    const told = await backend.database.query<{ recipient: string }>(
      "select recipient from outbox where body like '%changed%'",
    );
    expect(told.map(({ recipient }) => recipient)).toEqual([before?.contact_phone]);
    const [entry] = await backend.database.query<{ before: unknown; after: unknown }>(
      "select before, after from audit_entries where act = 'players/change-contact' and outcome = 'done'",
    );
    expect(entry).toMatchObject({ after: { phone: '•••099' } });
    const again = await desk.call(staff, 'players/change-contact', change);
    const { approval = '', hash = '' } = again.waits ?? {};
    expect(await desk.refused(second, 'approvals/approve', { approval, hash })).toBe('nothingToDecide');
  });

  it('show what the identity partner said', async () => {
    const player = await backend.player();
    await backend.database.query(
      `insert into identity_checks (id, site, player_id, status, minimum_age, language, created_at, changed_at)
       values ('k1', 'localhost', $1, 'failed', 18, 'en', 0, 0)`,
      [player.id],
    );
    await backend.database.query(
      "insert into identity_events values ('e1', 'k1', 'failed', 'documentUnreadable', 'applied', 7)",
    );
    const { parts } = await desk.done(staff, 'players/read', { player: player.id, part: 'identity_partner' });
    expect(parts[0]?.rows).toEqual([
      {
        event_id: 'e1',
        check_id: 'k1',
        attempt: 1,
        status: 'failed',
        reason: 'documentUnreadable',
        outcome: 'applied',
        received_at: timeAt(7),
      },
    ]);
  });

  it('decide identity after failed checks, against a check in progress, and once', async () => {
    const player = await backend.player({ ...elsewhere, identity: 'unanswered' });
    const decide = (verdict: 'passed' | 'failed') =>
      desk.call(staff, 'players/decide-identity', { player: player.id, verdict }, elsewhere);
    const state = async () => (await call('identity/state', {}, player)).value?.[0]?.status;
    expect(await decide('failed')).toMatchObject({ status: 'failed' });
    expect(await state()).toBe('failed');
    expect(await decide('failed')).toMatchObject({ statusMessage: 'nothingToDecide' });
    expect(await decide('passed')).toMatchObject({ status: 'passed' });
    expect(await state()).toBe('passed');
    expect(await decide('failed')).toMatchObject({ status: 'failed' });
    expect(await state()).toBe('failed');
  });

  it('close an account, once, and open it again after a day', async () => {
    const player = await backend.player();
    await desk.done(staff, 'players/close', { player: player.id });
    expect(await desk.refused(staff, 'players/close', { player: player.id })).toBe('closingBegun');
    expect((await desk.done(staff, 'closings/list', {}, { site: '' })).value).toMatchObject([
      { account_id: player.account_id },
    ]);
    expect(await desk.refused(staff, 'closings/reopen', { player: player.id })).toBe('tooEarly');
    backend.clock.advance(25 * hour);
    staff = await desk.member();
    await desk.done(staff, 'closings/reopen', { player: player.id });
    expect(await desk.refused(staff, 'closings/reopen', { player: player.id })).toBe('nothingToDecide');
  });

  it('reset factors of somebody who has some, once for each case', async () => {
    const player = await backend.player();
    const reset = { player: player.id, case: 'C-1' };
    expect(await desk.refused(staff, 'players/reset-factors', reset)).toBe('nothingToDecide');
    await backend.database.query("insert into recovery_codes (player_id, code_hash, created_at) values ($1, 'x', 0)", [
      player.id,
    ]);
    expect(await desk.refused(staff, 'players/reset-factors', reset)).toBe('nothingToDecide');
  });
});

describe('what waits for a person', () => {
  it('is a message, which is answered once', async () => {
    const player = await backend.player();
    const written = await call(
      'content/contact',
      { full_name: 'Player', contact_email: 'p@example.test', message: 'Where is my bonus, please?' },
      player,
    );
    const ticket = written.ticket ?? '';
    expect((await desk.done(staff, 'messages/list', {}, { site: '' })).value).toMatchObject([{ ticket }]);
    expect(await desk.refused(staff, 'messages/show', { ticket }, elsewhere)).toBe('targetUnknown');
    expect(await desk.done(staff, 'messages/answer', { ticket, answer: 'In your inbox.' })).toMatchObject({
      by: expect.stringMatching(/inbox|email/),
    });
    expect(await desk.refused(staff, 'messages/close', { ticket })).toBe('nothingToDecide');
    expect(await desk.done(staff, 'messages/show', { ticket })).toMatchObject({
      state: 'answered',
      decided_by: staff.name,
    });
  });

  it('is a name, which is accepted or refused once', async () => {
    const player = await backend.player();
    await withBank(player);
    const asked = { full_name: 'Another Name', contact_email: `${player.account_id}@example.test` };
    await call('settings/profile_update', asked, player);
    const [{ request } = { request: '' }] = (await desk.done(staff, 'names/list', {}, { site: '' })).value;
    expect(await desk.refused(staff, 'names/accept', { request }, elsewhere)).toBe('nothingToDecide');
    await desk.done(staff, 'names/accept', { request });
    expect(await desk.refused(staff, 'names/refuse', { request })).toBe('nothingToDecide');
    expect(await desk.done(staff, 'players/reveal', { player: player.id })).toMatchObject({ name: 'Another Name' });
  });

  it('is gifts, page by page', async () => {
    const { id } = await backend.player();
    for (const [at, gift] of ['inbox:a', 'inbox:b', 'a mission'].entries())
      await backend.database.query(
        "insert into person_gifts (site, gift, player_id, outcome, at) values ('localhost', $1, $3, 'refused', $2)",
        [gift, at < 2 ? 5 : 4, id],
      );
    const names: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: { value: { gift: string }[]; next: string | null } = await desk.done(staff, 'gifts/list', {
        limit: 1,
        ...(after && { after }),
      });
      names.push(...page.value.map(({ gift }) => gift));
      after = page.next;
    }
    expect(names).toEqual(['inbox:b', 'inbox:a', 'a mission']);
    expect((await desk.done(staff, 'gifts/list', { outcome: 'doubtful' })).value).toEqual([]);
  });

  it('is a link of two accounts, or a gift that was refused', async () => {
    const [one, other] = [await backend.player(), await backend.player()];
    await backend.database.query(
      `insert into person_links (player_id, other_id, contacts, is_born_same, name, created_at) values ($1, $2, 'phone', false, 'same', 0)`,
      [one.id, other.id],
    );
    await backend.database.query(
      "insert into person_gifts (site, gift, player_id, outcome, at) values ('localhost', 'inbox:x', $1, 'refused', 0)",
      [one.id],
    );
    expect((await desk.done(staff, 'persons/list', {}, { site: '' })).value).toMatchObject([{ player: one.id }]);
    expect((await desk.done(staff, 'gifts/list', {}, { site: '' })).value).toMatchObject([{ player: one.id }]);
    const matches = (await desk.done(staff, 'players/read', { player: other.id, part: 'matches' })).parts[0];
    expect(matches?.rows).toMatchObject([{ player: one.id, is_asked: false }]);
    const pair = { player: one.id, other: other.id };
    const open = async () => (await desk.done(staff, 'persons/list', { open: true }, { site: '' })).value;
    expect(await open()).toMatchObject([{ player: one.id, is_same: false }]);
    for (const decision of ['persons/bind', 'persons/lift'] as const) {
      await desk.done(staff, decision, pair);
      expect(await desk.refused(staff, decision, pair)).toBe('nothingToDecide');
      expect(await open()).toEqual([]);
    }
    const gift = { player: one.id, gift: 'inbox:x' };
    await desk.done(staff, 'gifts/allow', gift);
    expect(await desk.refused(staff, 'gifts/allow', gift)).toBe('nothingToDecide');
  });

  it('is the end of an indefinite self-exclusion, with its age, and overdue after seven days [D9.12]', async () => {
    const player = await backend.player({ site: 'casino1.localhost' });
    const exclusion = { request_id: randomUUID(), option: 'indefinite' };
    await call('protection/self_exclude', exclusion, player);
    await call('protection/end_exclusion', { reason: 'I am well again.' }, player);
    const asked = backend.clock.now();
    const waiting = async () => (await desk.done(staff, 'returns/list', {}, { site: '' })).value;
    const first = { player: player.id, reason: 'I am well again.', answer_by: timeAt(asked + 7 * 24 * hour) };
    backend.clock.set(asked + 7 * 24 * hour - 1000);
    expect(await waiting()).toMatchObject([{ ...first, age_days: 6, overdue: false }]);
    backend.clock.set(asked + 7 * 24 * hour);
    const [{ request } = { request: '' }] = await waiting();
    expect(await waiting()).toMatchObject([{ ...first, age_days: 7, overdue: true }]);
    const answer = { request, verdict: 'granted' as const, answer: 'Welcome back.' };
    expect(await desk.refused(staff, 'returns/answer', answer)).toBe('nothingToDecide');
    const granted = await desk.done(staff, 'returns/answer', answer, elsewhere);
    expect(granted.opens_at).toBe(timeAt(backend.clock.now() + 168 * hour));
    expect(await desk.refused(staff, 'returns/answer', answer, elsewhere)).toBe('nothingToDecide');
    expect(await waiting()).toEqual([]);
    expect(await audited('returns/answer', 'done')).toMatchObject([{ target: `player:${player.id}` }]);
    const rows = await backend.database.query('select return_at from protection_players where player_id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([{ return_at: Date.parse(granted.opens_at ?? '') }]);
  });
});

describe('a player of another site, or none, is unknown to', () => {
  const inputs = {
    'players/reveal': {},
    'players/read': {},
    'players/export': {},
    'players/proof': { bet: 'x' },
    'players/block': { what: 'all' },
    'players/unblock': { what: 'all' },
    'players/end-sessions': {},
    'players/note': { note: 'x' },
    'players/lower-limit': { kind: 'loss', period: 'day', amount: 1 },
    'players/begin-break': { kind: 'time_out', option: '24h' },
    'players/correct-name': { full_name: 'Other Name' },
    'players/decide-identity': { verdict: 'passed' },
    'players/change-contact': { phone: '+639170000099' },
    'players/reset-factors': { case: 'C-1' },
    'players/close': {},
    'persons/lift': { other: 'x' },
    'persons/bind': { other: 'x' },
    'gifts/allow': { gift: 'x' },
    'closings/reopen': {},
  } as const;
  it.each(Object.keys(inputs) as (keyof typeof inputs)[])('%s', async (name) => {
    const player = await backend.player();
    for (const [id, site] of [
      [player.id, 'casino1.localhost'],
      [player.account_id, 'casino1.localhost'],
      [randomUUID(), 'localhost'],
    ] as const)
      expect(await desk.refused(staff, name, { player: id, ...inputs[name] } as never, { site })).toBe('targetUnknown');
  });
});
