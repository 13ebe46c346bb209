import type { AddressInfo } from 'node:net';
import { systemClock } from '@marquee/kernel/clock';
import { listen } from '@marquee/kernel/process/listen';
import { identityJob } from '@marquee/platform/identity/checks';
import { identityChecks } from '@marquee/protocols/conformance/identity';
import { realScheduler } from '@marquee/protocols/gateway/gateway';
import type { IdentityStatus } from '@marquee/protocols/identity/identityCheck';
import { identityRules } from '@marquee/sandbox/identity/rules';
import { sandboxIdentity } from '@marquee/sandbox/identity/sandboxIdentity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { Hono } from 'hono';
import { testBackend } from '../../src/testing/testBackend';

const site = 'casino4.localhost';
const password = 'correct horse battery 7';
let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

let people = 0;
async function enter(full_name: string) {
  const account_id = `person_${++people}`;
  const contact = { contact_phone: '+447700900123', contact_email: 'a@example.test', date_of_birth: '1990-01-01' };
  await backend.call('auth/signup', { account_id, password, full_name, ...contact }, { site });
  const { token = '' } = await backend.call('auth/login', { account_id, password }, { site });
  const player = { account_id, auth: token ?? '', site, password };
  const address = { address_line: '1 Example Street', address_town: 'London', address_postcode: 'EC1A 1BB' };
  await backend.call('settings/profile_update', { full_name, contact_email: 'a@example.test', ...address }, { player });
  await backend.services.jobs.turn([identityJob]);
  await backend.services.jobs.settled();
  return player;
}
type Player = Awaited<ReturnType<typeof enter>>;
const stateOf = async (player: Player) => (await backend.call('identity/state', {}, { player })).value?.[0];
const pass = async (ms: number) => {
  backend.clock.advance(ms);
  await backend.partners.tidy();
};

describe('the sandbox’s identity partner', () => {
  it.each([
    ['Ana Cruz', 'pending', 'passed'],
    ['Ana Refused', 'pending', 'failed'],
    ['Ana refused', 'pending', 'failed'],
    ['Refused Cruz', 'pending', 'passed'],
    ['Ana Pending', 'pending', 'pending'],
    ['Ana Late', 'pending', 'pending'],
    ['Ana Documents', 'documents', 'documents'],
  ] as const)('finds of %s: %s, then %s', async (name, first, then) => {
    const player = await enter(name);
    expect((await stateOf(player))?.status).toBe(first);
    await pass(1000);
    expect((await stateOf(player))?.status).toBe<IdentityStatus>(then);
  });

  it('skips a player who is late after twenty seconds', async () => {
    const player = await enter('Ana Late');
    await pass(19_999);
    expect((await stateOf(player))?.status).toBe('pending');
    await pass(1);
    expect((await stateOf(player))?.status).toBe('passed');
  });

  it('passes documents that were handed in on its page, and only then', async () => {
    const player = await enter('Ana Documents');
    const url = (await stateOf(player))?.next_step?.url ?? '';
    expect(url).toMatch(/^\/sandbox\/identity\//);
    const page = await backend.app.request(url);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    const text = await page.text();
    expect(text).toContain('Hand in my documents');
    for (const { rule } of identityRules) expect(text).toContain(rule);
    await pass(60_000);
    expect((await stateOf(player))?.status).toBe('documents');
    expect((await backend.app.request(url, { method: 'POST' })).status).toBe(303);
    await pass(1000);
    expect(await stateOf(player)).toEqual({ status: 'passed', next_step: null });
    await backend.app.request(url, { method: 'POST' });
    await pass(1000);
    expect((await stateOf(player))?.status).toBe('passed');
  });

  it('has no page for a check that was not ordered', async () => {
    expect((await backend.app.request('/sandbox/identity/x')).status).toBe(404);
  });

  it('goes on after it was killed between its decision and the event', async () => {
    const player = await enter('Ana Cruz');
    backend.clock.advance(1000);
    // Simulates a process that crashed before the operator answered.
    await backend.database.query(
      'update sandbox_identity_checks set status = next_status, tries = tries + 1, due_at = $1',
      [backend.clock.now() + 30_000],
    );
    await pass(29_999);
    expect((await stateOf(player))?.status).toBe('pending');
    await pass(1);
    expect((await stateOf(player))?.status).toBe('passed');
    expect(await backend.database.query('select 1 from sandbox_identity_checks where due_at is not null')).toEqual([]);
  });

  it('has passed the demo player of every site that asks', async () => {
    await backend.call('startup', {}, { site });
    const { token = '' } = await backend.call(
      'auth/login',
      { account_id: 'demo', password: 'demo-marquee-2026' },
      { site },
    );
    expect((await stateOf({ account_id: 'demo', auth: token ?? '', site, password }))?.status).toBe('passed');
  });
});

describe('the sandbox’s identity partner, over HTTP,', () => {
  const keys = ['the first key', 'the second key'];
  const scheduler = realScheduler();
  let server: ReturnType<typeof listen>;
  let url = '';
  beforeAll(async () => {
    const app = new Hono();
    sandboxIdentity({
      database: backend.database,
      clock: systemClock,
      scheduler,
      transport: () => new Response(null, { status: 503 }),
      keys,
      report: () => undefined,
    }).mount(app);
    const address = await new Promise<AddressInfo>((ready) => {
      server = listen({ port: 0, hostname: '127.0.0.1', fetch: app.fetch }, ready);
    });
    url = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => {
    scheduler.stop();
    server.close();
  });

  it.each(identityChecks.map(({ name, run }) => [name, run] as const))('keeps the rule: %s', (_, run) =>
    run({ url, keys, fetch, now: Date.now }),
  );
});
