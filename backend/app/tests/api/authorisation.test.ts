import { rows } from '@marquee/kernel/testing/depth';
import { tick } from '@marquee/platform/sports/ticker';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { bodyOf, callNames, fieldsOf, playerCalls, publicCalls } from '../../src/testing/callBodies';
import { contentsOf } from '../../src/testing/contents';
import { allowGuarded } from '../../src/testing/stepUpGrants';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';
import { testOffer } from '../../src/testing/testOffer';

/** Values in the victim's rows only: none may appear in an answer to somebody else. */
const secrets = {
  account_id: 'Unmistakable_V',
  full_name: 'Quillon Vexworthy',
  contact_email: 'quillon@vexworthy.test',
  account_number: '7700887766',
};

let backend: Awaited<ReturnType<typeof testBackend>>;
let victim: TestPlayer;
let contents: () => Promise<string>;
/** The victim's ids, by the field that takes one. */
let owned: Record<string, string>;
const request_id = '9a1c2f5e-6f1c-4f39-9d3c-0a4f6a3a2f11';

const password = 'correct horse battery 7';

beforeAll(async () => {
  // Payments are frozen, so that only the call itself can have written something.
  backend = await testBackend({ scheduler: { after() {}, stop() {} } });
  await backend.reset();
  const { clock, database } = backend;
  await tick({ ...backend.services, feed: backend.services.adapters.odds });
  victim = await backend.player({ account_id: secrets.account_id, cash: 1_000_000 });
  const as = { player: victim };
  const { full_name, contact_email, account_number } = secrets;
  await backend.call('settings/profile_update', { full_name, contact_email }, as);
  const { value: banks = [] } = await backend.call('wallet/banks', {}, as);
  const bank = banks.find(({ pattern }) => new RegExp(pattern).test(account_number));
  const account = { request_id, bank_code: bank?.bank_code ?? '', holder_name: full_name, account_number };
  const { value: accounts = [] } = await backend.call('wallet/add_bank_account', account, as);
  const bank_account_id = accounts[0]?.bank_account_id ?? '';
  const { value: paid = [] } = await backend.call(
    'wallet/withdraw',
    { request_id, bank_account_id, amount: 20_000 },
    as,
  );
  const { value: inbox = [] } = await backend.call('settings/get_inbox', {}, as);
  const { value: sessions = [] } = await backend.call('auth/sessions', {}, as);
  const { value: missions = [] } = await backend.call('account/missions', {}, as);
  await backend.call('protection/set_limit', { kind: 'stake', period: 'day', amount: 900_000 }, as);
  const { transactions = [] } = await backend.call('wallet/statement', {}, as);
  const [bet] = await database.query<{ id: string }>(
    `insert into bets (id, site, player_id, kind, stake, payout, state, title, detail, provider_code, game_code, placed_at, account)
     values ('bet-of-victim', 'localhost', $1, 'sports', 100, 0, 'open', $2, $2, '', '', $3, 'cash') returning id`,
    [victim.id, secrets.full_name, clock.now()],
  );
  const [passkey] = await database.query<{ id: string }>(
    `insert into passkeys (id, site, player_id, credential_id, public_key, counter, transports, name, created_at)
     values ('passkey-of-victim', 'localhost', $1, 'x', 'x', 0, '[]', $2, $3) returning id`,
    [victim.id, secrets.full_name, clock.now()],
  );
  const [bonus] = await database.query<{ id: string }>(
    `insert into bonuses (id, site, player_id, offer, kind, state, reason, currency, amount, required, terms, created_at)
     values ('bonus-of-victim', 'localhost', $1, 'MINE', 'fixed', 'waiting', $2, 'PHP', 100, 100, $3::jsonb, $4) returning id`,
    [victim.id, secrets.full_name, JSON.stringify(testOffer({ code: 'MINE' })), clock.now()],
  );
  owned = {
    bonus_id: bonus?.id ?? '',
    passkey_id: passkey?.id ?? '',
    bank_account_id,
    payment_id: paid[0]?.payment_id ?? '',
    inbox_id: inbox[0]?.inbox_id ?? '',
    session_id: sessions[0]?.session_id ?? '',
    mission_id: missions[0]?.mission_id ?? '',
    bet_id: bet?.id ?? '',
    transaction_id: transactions[0]?.transaction_id ?? '',
    request_id,
  };
  contents = await contentsOf(database);
});
afterAll(() => backend.close());
beforeEach(() => backend.resetLimits());

/** Makes a call over HTTP; the answer must contain nothing of the victim. */
async function ask(
  name: string,
  body: object,
  { asVictim = false, cookie }: { asVictim?: boolean; cookie?: string } = {},
) {
  const response = await backend.post(`/api/${name}`, body, cookie === undefined ? {} : { cookie });
  const text = await response.text();
  const shown = `${name} ${JSON.stringify(body)} → ${response.status} ${text.slice(0, 300)}`;
  expect(response.status, shown).toBeLessThan(500);
  if (!asVictim) {
    for (const secret of [...Object.values(secrets), victim.id, victim.auth]) expect(text, shown).not.toContain(secret);
  }
  return { answer: JSON.parse(text) as Record<string, unknown>, status: response.status, shown };
}

describe('the victim', () => {
  it('has something of everything that somebody else could ask for', () => {
    for (const [name, id] of Object.entries(owned)) expect(id, name).not.toBe('');
    const ids = [...new Set(callNames.flatMap(fieldsOf))].filter((field) => field.endsWith('_id'));
    const elsewhere = ['account_id', 'appsflyer_id', 'match_id', 'visitor_id'];
    expect(ids.filter((field) => !elsewhere.includes(field)).sort()).toEqual(Object.keys(owned).sort());
  });
});

describe('every call of a player', () => {
  type Change = (own: Record<string, TestPlayer>) => Record<string, unknown>;
  /**
   * Each attempt: caller, change to the body, expected status message (R8), and cookies if they are not the caller's
   * own.
   */
  const doors: [string, Change, string, (() => string)?][] = [
    ['with a stolen token', () => ({}), 'sessionExpired', () => ''],
    ['with a stolen token and a cookie of the thief', () => ({}), 'sessionExpired', () => cookies('other')],
    [
      'from another site, with the cookie alone',
      () => ({ auth: undefined }),
      'sessionExpired',
      () => cookies('victim'),
    ],
    ['with the cookie and the thief’s token', ({ other }) => ({ ...other }), 'sessionExpired', () => cookies('victim')],
    ['without a token', () => ({ auth: undefined }), 'sessionExpired'],
    ['with an empty token', () => ({ auth: '' }), 'sessionExpired'],
    ['with a token that nobody has', () => ({ auth: 'a'.repeat(43) }), 'sessionExpired'],
    ['with SQL for a token', () => ({ auth: "' or 1=1 --" }), 'sessionExpired'],
    ['with the token of another player', ({ other }) => ({ auth: other?.auth }), 'permissionDenied'],
    ['in the name of another player', ({ other }) => ({ account_id: other?.account_id }), 'permissionDenied'],
    ['in nobody’s name', () => ({ account_id: undefined }), 'permissionDenied'],
    ['with the token of another site', ({ elsewhere }) => ({ auth: elsewhere?.auth }), 'sessionExpired'],
    ['at another site', () => ({ domain_name: 'slot2.localhost' }), 'sessionExpired'],
    ['at a site that there is not', () => ({ domain_name: 'nowhere.test' }), 'unknownSite'],
    ['with the id of another site', () => ({ external_id: 'neon-alley' }), 'unknownSite'],
    ['unused for 30 minutes', ({ idle }) => ({ ...idle }), 'sessionExpired'],
    ['12 hours after signing in', ({ old }) => ({ ...old }), 'sessionExpired'],
    ['after signing out', ({ gone }) => ({ ...gone }), 'sessionExpired'],
    ['by a blocked player', ({ blocked }) => ({ ...blocked }), 'BLOCK'],
    ['by a closed player', ({ closed }) => ({ ...closed }), 'CLOSE'],
  ];
  let own: Record<string, TestPlayer>;
  let before: string;
  const cookies = (name: string) => backend.browser.header(name === 'victim' ? victim.auth : own[name]?.auth);
  const signIn = ({ account_id, auth, id, site, password }: TestPlayer) => ({ account_id, auth, id, site, password });

  beforeAll(async () => {
    const names = ['other', 'idle', 'old', 'gone', 'blocked', 'closed'];
    own = { elsewhere: await backend.player({ site: 'slot2.localhost', account_id: secrets.account_id }) };
    for (const name of names) own[name] = signIn(await backend.player());
    const { database, clock } = backend;
    const at = (name: string) => own[name]?.id;
    const past = (column: string, name: string, ms: number) =>
      database.query(`update sessions set ${column} = $2 where player_id = $1`, [at(name), clock.now() - ms]);
    await past('last_seen_at', 'idle', 30 * 60_000);
    await past('created_at', 'old', 12 * 3_600_000);
    await backend.call('auth/logout', {}, { player: own.gone as TestPlayer });
    for (const status of ['blocked', 'closed']) {
      await database.query('update players set status = $2 where id = $1', [at(status), status]);
    }
    before = await contents();
  });

  // All calls authenticate in the same code: unless the run is full, each call gets the first attempt and every third
  // one.
  for (const [position, [who, change, message, held]] of doors.entries()) {
    it(`${who} is answered ${message} and nothing else, and does nothing [D5.18]`, async () => {
      for (const name of position === 0 ? playerCalls : rows(playerCalls, 3, position)) {
        const { id, site, ...body } = { ...bodyOf(name, victim), ...change(own) } as Record<string, unknown>;
        const { answer, status, shown } = await ask(name, body, held && { cookie: held() });
        expect(answer, shown).toEqual({ statusCode: 0, statusMessage: message });
        expect(status, shown).toBe(message === 'sessionExpired' ? 401 : 200);
      }
      expect(await contents()).toBe(before);
    });
  }

  it('with the player’s own token gets past the door', async () => {
    const tester = await backend.player();
    await allowGuarded(backend.database, tester.id, 5);
    for (const name of playerCalls.filter((one) => !/logout|end_all_sessions/.test(one))) {
      const { answer, shown } = await ask(name, bodyOf(name, tester));
      expect(
        doors.map(([, , message]) => message),
        shown,
      ).not.toContain(answer.statusMessage);
    }
  });

  it('cannot reach what belongs to another player by its id', async () => {
    const thief = await backend.player({ cash: 1_000_000 });
    await allowGuarded(backend.database, thief.id, 20);
    const rowsNow = async () => {
      const { database } = backend;
      const mine = await database.query<{ name: string }>(
        `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'player_id'`,
      );
      const texts = mine.map(({ name }) => `select '${name}' as t, x::text as row from ${name} x where player_id = $1`);
      return database.query(
        `${texts.join(' union all ')} union all select 'p', p::text from players p where id = $1
        order by 1, 2`,
        [victim.id],
      );
    };
    const before = await rowsNow();
    const aimed = playerCalls.filter((name) => fieldsOf(name).some((field) => field in owned));
    expect(aimed.length).toBeGreaterThan(10);
    for (const name of aimed) {
      const aims = pick(owned, fieldsOf(name));
      await ask(name, { ...bodyOf(name, thief), ...aims });
      for (const [field, id] of Object.entries(aims)) {
        const others = Object.fromEntries(Object.keys(aims).map((other) => [other, undefined]));
        await ask(name, { ...bodyOf(name, thief), ...others, [field]: id });
      }
    }
    expect(await rowsNow()).toEqual(before);
  });
});

const pick = (from: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

describe('every call of a visitor', () => {
  for (const [who, carried] of [
    ['nobody', () => ({})],
    ['the victim’s name without a token', () => ({ account_id: victim.account_id })],
    ['the victim’s token', () => ({ account_id: victim.account_id, auth: victim.auth })],
  ] as const) {
    it(`tells ${who} nothing of the victim, and does nothing to them`, async () => {
      const ofVictim = () =>
        backend.database.query(
          `select p::text as p, (select string_agg(s::text, '') from sessions s where player_id = p.id) as s,
             (select l::text from ledger_players l where player_id = p.id) as l from players p where id = $1`,
          [victim.id],
        );
      const before = await ofVictim();
      for (const name of publicCalls) await ask(name, { ...bodyOf(name), ...carried() }, { asVictim: false });
      expect(await ofVictim()).toEqual(before);
    });
  }
});

describe('an excluded player', () => {
  let excluded: TestPlayer;
  let bodies: Record<string, object>;

  /** What is closed to an excluded player (D9). Every other call must work: withdrawing, reading, protection. */
  const shut = [
    'wallet/deposit',
    'product/launch',
    'sports/place_bet',
    'minigame/spin',
    'minigame/open_chest',
    'minigame/exchange',
    'settings/claim_inbox',
    'account/claim_mission',
    'account/claim_vip',
    'account/referral',
    // A rise or a removal of a limit.
    'protection/confirm_limit',
  ];

  beforeAll(async () => {
    excluded = await backend.player({ cash: 1_000_000 });
    const as = { player: excluded };
    const [game] = (await backend.call('product/get_hot_games', { game_type: 'slots' })).value ?? [];
    const [method] = (await backend.call('wallet/deposit_methods', {}, as)).value ?? [];
    const [item] = (await backend.call('settings/get_inbox', {}, as)).value ?? [];
    const [mission] = (await backend.call('account/missions', {}, as)).value ?? [];
    const fixtures = (await backend.call('sports/fixtures', { state: 'scheduled' })).value ?? [];
    const selection = fixtures[0]?.markets[0]?.selections[0];
    bodies = {
      'wallet/deposit': { method: method?.method },
      'product/launch': pick({ ...game }, ['provider_code', 'game_code']),
      'sports/place_bet': {
        legs: [{ selection_id: selection?.selection_id, odds: selection?.odds }],
        stake_per_line: 5000,
      },
      'settings/claim_inbox': { inbox_id: item?.inbox_id },
      'account/claim_mission': { mission_id: mission?.mission_id },
    };
    const option = (await backend.call('protection/state', {}, as)).value?.[0]?.exclusion_options[0]?.option ?? '';
    expect(await backend.call('protection/self_exclude', { request_id, option }, as)).toMatchObject({ statusCode: 1 });
  });

  it('finds every door shut that the exclusion shuts, and moves nothing', async () => {
    const before = await contents();
    for (const name of playerCalls.filter((one) => shut.includes(one))) {
      const { answer, shown } = await ask(name, { ...bodyOf(name, excluded), ...bodies[name] });
      expect(answer, shown).toEqual({ statusCode: 0, statusMessage: 'selfExcluded' });
    }
    expect(await contents()).toBe(before);
  });

  it('finds every other door open', async () => {
    const others = playerCalls.filter((one) => !shut.includes(one) && !/logout|end_all_sessions/.test(one));
    for (const name of others) {
      const { answer, shown } = await ask(name, { ...bodyOf(name, excluded), ...bodies[name] });
      expect(answer.statusMessage, shown).not.toBe('selfExcluded');
    }
    expect(await backend.call('auth/login', { account_id: excluded.account_id, password })).toMatchObject({
      statusCode: 1,
    });
  });

  it('would be let in by the same bodies if they were not excluded', async () => {
    const free = await backend.player({ cash: 1_000_000 });
    const { value: [item] = [] } = await backend.call('settings/get_inbox', {}, { player: free });
    const own = { 'settings/claim_inbox': { inbox_id: item?.inbox_id } } as Record<string, object>;
    // These need tokens, a finished mission, a level or a change that waits; the exclusion is checked first.
    const earned = [
      'minigame/open_chest',
      'minigame/exchange',
      'account/claim_mission',
      'account/claim_vip',
      'protection/confirm_limit',
    ];
    for (const name of playerCalls.filter((one) => shut.includes(one) && !earned.includes(one))) {
      const { answer, shown } = await ask(name, { ...bodyOf(name, free), ...bodies[name], ...own[name] });
      expect(answer.statusCode, shown).toBe(1);
    }
  });
});

describe('the doors beside the table', () => {
  const json = (body: unknown) => JSON.stringify(body);
  const doors: [string, () => [string, string, { cookie: string }?], number, object][] = [
    [
      'a live stream with a stolen token',
      () => ['/api/live', json({ account_id: victim.account_id, auth: victim.auth }), { cookie: '' }],
      401,
      { statusMessage: 'sessionExpired' },
    ],
    [
      'a live stream with a foreign token',
      () => ['/api/live', json({ account_id: 'demo', auth: victim.auth })],
      200,
      { statusMessage: 'permissionDenied' },
    ],
    [
      'a live stream of another site',
      () => ['/api/live', json({ domain_name: 'slot2.localhost', account_id: victim.account_id, auth: victim.auth })],
      401,
      { statusMessage: 'sessionExpired' },
    ],
    [
      'a provider without a signature',
      () => ['/provider/v1/bet', json({ session: victim.id, amount: 100 })],
      401,
      { error: 'badSignature' },
    ],
    [
      'a gateway without a signature',
      () => ['/gateway/v1/events', json({ payment_id: owned.payment_id, status: 'paid' })],
      401,
      { error: 'badSignature' },
    ],
    [
      'a game with a key of nobody',
      () => ['/play/api/balance', json({ key: 'play.x.zzzzzzzz.x' })],
      200,
      { statusMessage: 'playExpired' },
    ],
    [
      'a game with a session’s token',
      () => ['/play/api/balance', json({ key: victim.auth })],
      200,
      { statusMessage: 'playExpired' },
    ],
  ];
  let before: string;
  beforeAll(async () => {
    before = await contents();
  });

  for (const [what, request, status, answer] of doors) {
    it(`are shut to ${what}`, async () => {
      const response = await backend.post(...request());
      expect([response.status, await response.json()]).toMatchObject([status, answer]);
      expect(await contents()).toBe(before);
    });
  }

  for (const path of ['/metrics', '/api/metrics', '/backup.sock', '/.data', '/api/../metrics']) {
    it(`give nothing at ${path}`, async () => expect((await backend.app.request(path)).status).toBeGreaterThan(403));
  }
});
