import { isFull, rows } from '@marquee/kernel/testing/depth';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { bodyOf, callNames, fieldsOf } from '../../src/testing/callBodies';
import { keptTables } from '../../src/testing/emptyTables';
import { allowGuarded } from '../../src/testing/stepUpGrants';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let player: TestPlayer;
let fingerprint: () => Promise<string>;
/** Fingerprint of the tables after the last call. */
let last = '';

/** Tables that a refused call may write: counters of calls and attempts, and uses of codes and sessions. */
const counters = [
  'call_rates',
  'attempts',
  'one_time_codes',
  'messages',
  'sessions',
  'outbox',
  'protection_sessions',
  'protection_players',
  'factor_tries',
  'second_factor_tries',
  'step_up_grants',
];

beforeAll(async () => {
  // Payments are frozen, so that only the call itself can have written something.
  backend = await testBackend({ scheduler: { after() {}, stop() {} } });
  await backend.reset();
  player = await backend.player({ cash: 100_000 });
  await allowGuarded(backend.database, player.id, 50);
  const tables = await backend.database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
    [[...counters, ...keptTables]],
  );
  const counts = tables.map(({ name }) => `(select count(*) from ${name})`).join(" || ',' || ");
  const money =
    '(select coalesce(sum(cash + reserved + game_token + minigame_token + frozen_token), 0) from ledger_players)';
  // A function is planned only once, which takes longer than counting.
  await backend.database.script(`create function fingerprint() returns text language plpgsql as
    $$ begin return ${counts} || ',' || ${money}; end $$`);
  fingerprint = async () => {
    const [row] = await backend.database.query<{ all: string }>('select fingerprint() as all');
    return row?.all ?? '';
  };
});
afterAll(() => backend.close());

/** Values of the wrong type or size; attack texts are in injection.test.ts. */
const every: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'x'.repeat(5000),
  '9999-99-99',
  [],
  ['x'],
  {},
  { $gt: '' },
  { __proto__: null, constructor: 'x' },
];

/** All of them in a full run, otherwise one of each kind. */
const hostile = isFull ? every : [null, -1, Number.MAX_SAFE_INTEGER, 'x'.repeat(5000), {}];

/**
 * For the fields common to all calls, which the same code reads, and as whole bodies. A full run tries all in each
 * field of each call, others one in one field per call.
 */
const carried = [null, 7, [], {}, 'x'.repeat(300)];
const bodies = ['', 'null', '[]', '"text"', '1', '{', '{"a":1e999', `[${'['.repeat(30_000)}`, '\u0000'];
const some = <T>(position: number, all: readonly T[]) => rows(all, all.length, position);

/** Posts, and checks what must hold for every answer. */
async function refused(name: string, body: unknown): Promise<{ status: number; answer: Record<string, unknown> }> {
  await backend.resetLimits();
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
  for (const [position, name] of callNames.entries()) {
    it(`${name} answers bad bodies with the envelope and writes nothing`, async () => {
      for (const body of some(position, bodies)) {
        expect((await refused(name, body)).answer, body.slice(0, 20)).toMatchObject({
          statusCode: 0,
          statusMessage: 'invalidInput',
        });
      }
      const huge = await refused(name, JSON.stringify({ ...bodyOf(name, player), padding: 'x'.repeat(70_000) }));
      expect(huge).toMatchObject({ status: 413, answer: { statusMessage: 'bodyTooLarge' } });
      for (const field of rows(['domain_name', 'external_id', 'account_id', 'auth'], 4, position)) {
        for (const value of some(position, carried)) await refused(name, { ...bodyOf(name, player), [field]: value });
      }
      for (const field of fieldsOf(name)) {
        for (const value of hostile) await refused(name, { ...bodyOf(name, player), [field]: value });
      }
    });
  }

  it('names what is wrong with each field', async () => {
    const { status, answer } = await refused('wallet/deposit', {
      ...bodyOf('wallet/deposit', player),
      amount: '100',
      request_id: 'x',
      method: null,
    });
    expect(status).toBe(400);
    expect(answer.fields).toEqual({ amount: 'invalid', request_id: 'requestIdFormat', method: 'required' });
  });
});
