import { randomUUID } from 'node:crypto';
import { calls } from '@marquee/contract/calls';
import { type StaffCallName, staffCalls, staffRow } from '@marquee/contract/staff/calls';
import { rows } from '@marquee/kernel/testing/depth';
import { grantsAt, grantsOf } from '@marquee/platform/staff/grants';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { keptTables } from '../../src/testing/emptyTables';
import { staffDesk } from '../../src/testing/staffDesk';
import { testBackend } from '../../src/testing/testBackend';

const origin = 'http://localhost:3010';
const names = Object.keys(staffCalls) as StaffCallName[];
/** Calls that every staff member may make: about oneself. */
const ofOneself = ['staff/me', 'staff/sign-out', 'approvals/mine', 'approvals/withdraw', 'today/mine'];
const [here, elsewhere] = ['localhost', 'casino1.localhost'];

let backend: Awaited<ReturnType<typeof testBackend>>;
let app: ReturnType<typeof backend.desk>;
let desk: ReturnType<typeof staffDesk>;
/** The rows of every table that no refused call may write. */
let counts: () => Promise<unknown>;

beforeAll(async () => {
  backend = await testBackend();
  await backend.reset();
  app = backend.desk(origin);
  desk = staffDesk(backend);
  const written = ['audit_entries', 'audit_head', 'staff_sessions', 'staff_members', 'staff_grants', 'staff_marks'];
  const tables = await backend.database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
    [[...written, ...keptTables]],
  );
  const rowCounts = tables.map(({ name }) => `(select count(*) from ${name})`).join(" || ',' || ");
  // A function is planned only once, which takes longer than counting.
  await backend.database.script(`create function counts() returns text language plpgsql as
    $$ begin return ${rowCounts}; end $$`);
  counts = () => backend.database.query<{ rows: string }>('select counts() as rows');
});
afterAll(() => backend.close());

type Headers = Record<string, string>;

/** Posts to the desk, as a browser or a command does. */
async function post(path: string, body: object, headers: Headers = {}) {
  const response = await app.request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost:3010', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, answer };
}

/** Posts what must be refused, and returns why. */
async function refused(name: string, path: string, body: object, headers: Headers = {}) {
  const { status, answer } = await post(path, body, headers);
  const shown = `${name} → ${status} ${JSON.stringify(answer)}`;
  expect(status, shown).toBeLessThan(500);
  expect(answer.statusCode, shown).not.toBe(1);
  expect(Object.keys(answer).sort(), shown).toEqual(
    ['statusCode', 'statusMessage', 'text', ...('fields' in answer ? ['fields'] : [])].sort(),
  );
  return answer.statusMessage;
}

/** Runs requests that must change nothing. */
async function changesNothing(what: string, requests: () => Promise<void>): Promise<void> {
  const before = await counts();
  await requests();
  expect(await counts(), `${what} wrote something`).toEqual(before);
}

const beside = () => ({ site: here, reason: 'a test', request_id: randomUUID() });

describe('every staff call', () => {
  it('has a sentence of help, and a permission unless it is about oneself', () => {
    for (const name of names) {
      const { about, permission } = staffRow(name);
      expect(about, name).toMatch(/^[A-Z].*\.$/s);
      if (permission === null) expect(ofOneself).toContain(name);
    }
  });

  it('refuses nobody, a player, an unknown token and a key that has ended', async () => {
    const player = await backend.player();
    const cookie = backend.browser.header(player.auth);
    const own = { account_id: player.account_id, auth: player.auth, domain_name: here };
    for (const name of names)
      await changesNothing(name, async () => {
        expect(await refused(name, `/desk/${name}`, beside())).toBe('noSession');
        expect(await refused(name, `/desk/${name}`, { ...beside(), ...own }, { cookie })).toBe('noSession');
        for (const token of [player.auth, 'desk_unknown', 'unknown'])
          expect(await refused(name, `/desk/${name}`, beside(), { authorization: `Bearer ${token}` })).toBe(
            'noSession',
          );
      });
  }, 120_000);

  it('does not answer at a players’ origin, and no players’ call answers at the desk', async () => {
    const owner = await desk.member();
    const authorization = `Bearer ${await desk.token(owner)}`;
    for (const name of names)
      for (const path of [`/desk/${name}`, `/api/${name}`, `/api/desk/${name}`]) {
        const response = await backend.post(path, beside(), { authorization });
        expect(response.status, path).toBe(404);
      }
    const players = Object.keys(calls);
    for (const name of rows(players, 10))
      for (const path of [`/desk/${name}`, `/api/${name}`])
        expect(await refused(name, path, beside(), { authorization }), path).toBe('notFound');
  });

  it('does not answer under another name, and not for another site’s page', async () => {
    const owner = await desk.member();
    const authorization = `Bearer ${await desk.token(owner)}`;
    for (const name of names) {
      const path = `/desk/${name}`;
      for (const headers of [
        { host: 'casino1.localhost:3000' },
        { host: 'attacker.test' },
        { origin: 'http://localhost:3000' },
        { origin: 'null' },
      ] as Headers[])
        expect(await refused(name, path, beside(), { authorization, ...headers })).toBe('notFound');
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'content-type': 'text/plain' }] as Headers[]) {
        const { status } = await post(path, beside(), { authorization, ...headers });
        expect([403, 415]).toContain(status);
      }
    }
  });

  it('is refused to every role that does not have its permission there, and the refusal is in the audit', async () => {
    const roles = (await backend.database.query<{ role: string }>('select role from staff_roles')).map(
      ({ role }) => role,
    );
    for (const role of roles) {
      const member = await desk.member([role], { site: here });
      const grants = await grantsOf(backend.database, member, backend.clock.now());
      for (const name of rows(names, 3, roles.indexOf(role))) {
        const { permission, scope } = staffRow(name);
        if (permission === null) continue;
        for (const site of [here, elsewhere]) {
          const isPermitted = grantsAt(grants, permission, scope === 'all' ? null : site).length > 0;
          if (isPermitted) continue;
          await changesNothing(`${role} ${name} ${site}`, async () =>
            expect(await desk.refused(member, name, {} as never, { site })).toBe('permissionMissing'),
          );
          expect(await desk.lastAudit()).toMatchObject({
            act: name,
            outcome: 'refused',
            error: 'permissionMissing',
          });
        }
      }
    }
  });

  it('answers wrong input with a refusal that names the field', async () => {
    const owner = await desk.member();
    for (const name of names) {
      for (const value of [null, -1, 'x'.repeat(5000), {}, []]) {
        const body = Object.fromEntries(fieldsOf(name).map((field) => [field, value]));
        const answer = await desk.call(owner, name, body as never);
        expect(answer.statusMessage, `${name} ${JSON.stringify(value)?.slice(0, 20)}`).not.toBe('internalServerError');
      }
    }
  });
});

/** The fields of a call's input. */
const fieldsOf = (name: StaffCallName) => Object.keys((staffCalls[name].input as { entries?: object }).entries ?? {});
