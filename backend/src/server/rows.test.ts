import { type CallName, calls } from '@marquee/contract/calls';
import { schemas } from '@marquee/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { type TestPlayer, testBackend } from '../testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let player: TestPlayer;
let fingerprint: () => Promise<string>;
/** What the tables held after the last call. */
let last = '';

/** Tables that a refused call may write: what counts tries, and the codes and uses of sessions. */
const counters = ['attempts', 'one_time_codes', 'sessions', 'outbox', 'protection_sessions', 'protection_players'];
/** Tables that no call writes, and long ones. */
const still = ['migrations', 'games', 'providers', 'provider_secrets', 'catalogue_state', 'content', 'site_versions'];

beforeAll(async () => {
  // Payments stand still, so that only the call itself can have written something.
  backend = await testBackend({ scheduler: { after() {}, stop() {} } });
  await backend.reset();
  player = await backend.player({ cash: 100_000 });
  const tables = await backend.database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
    [[...counters, ...still]],
  );
  const counts = tables.map(({ name }) => `(select count(*) from ${name})`).join(" || ',' || ");
  const money =
    '(select coalesce(sum(cash + reserved + game_token + minigame_token + frozen_token), 0) from ledger_players)';
  fingerprint = async () => {
    const [row] = await backend.database.query<{ all: string }>(`select ${counts} || ',' || ${money} as all`);
    return row?.all ?? '';
  };
});
afterAll(() => backend.close());

/** Values that no field takes, or takes only as harmless text. */
const hostile: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'x'.repeat(5000),
  "'; drop table players; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  'a\u0000b',
  '\ud800',
  '{{site_name}}',
  '9999-99-99',
  [],
  ['x'],
  {},
  { $gt: '' },
  { __proto__: null, constructor: 'x' },
];

/** Plausible values of fields, so that a bad one meets an otherwise good body. */
const plausible: Record<string, unknown> = {
  account_id: 'demo',
  amount: 10_000,
  age_confirmed: true,
  bank_account_id: '0',
  bank_code: 'BDL',
  account_number: '0012345678',
  contact_email: 'a@example.test',
  contact_phone: '+639170000001',
  contact: 'x',
  count: 10,
  date_of_birth: '1990-01-01',
  from: undefined,
  full_name: 'Some Body',
  game_code: 'X1',
  game_type: 'slots',
  holder_name: 'Some Body',
  kind: 'deposit',
  language: 'EN',
  list: 'popular',
  message: 'A message that is long enough.',
  method: 'bank',
  minutes: 60,
  mode: 'real',
  new_password: 'a new harbour 77',
  option: '24h',
  page: 1,
  page_name: 'home',
  password: 'not the password 1',
  period: 'day',
  phase: 'entry',
  provider_code: 'JILI',
  q: 'gold',
  request_id: '2b1c2f5e-6f1c-4f39-9d3c-0a4f6a3a2f11',
  slug: 'x',
  tac: '123456',
};

const fieldsOf = (name: CallName) => Object.keys((schemas[name].input as { entries?: object }).entries ?? {});

const bodyOf = (name: CallName) => ({
  ...Object.fromEntries(fieldsOf(name).map((field) => [field, plausible[field]])),
  domain_name: 'localhost',
  ...(calls[name].carries === 'player' ? { account_id: player.account_id, auth: player.auth } : {}),
});

/** Posts, and checks what holds for every answer whatsoever. */
async function refused(name: string, body: unknown): Promise<{ status: number; answer: Record<string, unknown> }> {
  backend.resetLimits();
  const before = last || (await fingerprint());
  const response = await backend.post(`/api/${name}`, body);
  const text = await response.text();
  const shown = `${name} ${typeof body === 'string' ? body.slice(0, 80) : JSON.stringify(body).slice(0, 300)} → ${response.status} ${text.slice(0, 200)}`;
  expect(response.status, shown).toBeLessThan(500);
  const answer = JSON.parse(text) as Record<string, unknown>;
  expect(typeof answer.statusCode, shown).toBe('number');
  expect(typeof answer.statusMessage, shown).toBe('string');
  expect(text, shown).not.toMatch(/\.ts:\d+|node_modules|\bselect \b|syntax error|violates/i);
  last = await fingerprint();
  if (answer.statusCode !== 1) expect(last, `${shown}: wrote something`).toBe(before);
  return { status: response.status, answer };
}

describe('every row', () => {
  for (const name of Object.keys(calls) as CallName[]) {
    it(`${name} answers bad bodies with the envelope and writes nothing`, async () => {
      for (const body of ['', 'null', '[]', '"text"', '1', '{', '{"a":1e999', `[${'['.repeat(30_000)}`, '\u0000']) {
        expect((await refused(name, body)).answer, body.slice(0, 20)).toMatchObject({
          statusCode: 0,
          statusMessage: 'invalidInput',
        });
      }
      const huge = await refused(name, JSON.stringify({ ...bodyOf(name), padding: 'x'.repeat(70_000) }));
      expect(huge).toMatchObject({ status: 413, answer: { statusMessage: 'bodyTooLarge' } });
      for (const field of ['domain_name', 'external_id', 'account_id', 'auth']) {
        for (const value of [null, 7, [], {}, 'x'.repeat(300)])
          await refused(name, { ...bodyOf(name), [field]: value });
      }
      for (const field of fieldsOf(name)) {
        for (const value of hostile) await refused(name, { ...bodyOf(name), [field]: value });
      }
    });
  }

  it('names what is wrong with each field', async () => {
    const { status, answer } = await refused('wallet/deposit', {
      ...bodyOf('wallet/deposit'),
      amount: '100',
      request_id: 'x',
      method: null,
    });
    expect(status).toBe(400);
    expect(answer.fields).toEqual({ amount: 'invalid', request_id: 'requestIdFormat', method: 'required' });
  });
});

describe('every player row', () => {
  const rows = (Object.keys(calls) as CallName[]).filter((name) => calls[name].carries === 'player');

  it('is refused without a token, with a wrong one, one of another player, one of another site and an old one', async () => {
    const other = await backend.player();
    const elsewhere = await backend.player({ site: 'slot2.localhost', account_id: player.account_id });
    const old = await backend.player();
    await backend.database.query('update sessions set last_seen_at = 0, created_at = 0 where player_id = $1', [old.id]);
    last = '';
    const cases: [Record<string, unknown>, string][] = [
      [{ auth: undefined }, 'sessionExpired'],
      [{ auth: '' }, 'sessionExpired'],
      [{ auth: 'a'.repeat(43) }, 'sessionExpired'],
      [{ auth: "' or 1=1 --" }, 'sessionExpired'],
      [{ auth: other.auth }, 'permissionDenied'],
      [{ account_id: other.account_id }, 'permissionDenied'],
      [{ account_id: undefined }, 'permissionDenied'],
      [{ auth: elsewhere.auth }, 'sessionExpired'],
      [{ domain_name: 'slot2.localhost' }, 'sessionExpired'],
      [{ auth: old.auth, account_id: old.account_id }, 'sessionExpired'],
      [{ domain_name: 'nowhere.test' }, 'unknownSite'],
      [{ external_id: 'neon-alley' }, 'unknownSite'],
    ];
    for (const name of rows) {
      for (const [change, message] of cases) {
        const { answer } = await refused(name, { ...bodyOf(name), ...change });
        expect(answer, `${name} ${JSON.stringify(change)}`).toEqual({ statusCode: 0, statusMessage: message });
      }
    }
  });
});
