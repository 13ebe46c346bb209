import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const [site, minute] = ['localhost', 60_000];

/** Gives a player a check by its attempt. */
const check = (player: string, id: string, attempt: number, status: string, at: number) =>
  backend.database.query(
    `insert into identity_checks (id, site, player_id, attempt, status, reason, minimum_age, language, created_at, changed_at)
     values ($1, $2, $3, $4, $5, 'unreadable', 18, 'en', $6, $6)`,
    [id, site, player, attempt, status, at],
  );

describe('identity checks that wait for a person', () => {
  it('are the newest of each player that failed, the oldest first, page by page', async () => {
    const who = await desk.member(['owner']);
    const [first, second, passed] = [await backend.player(), await backend.player(), await backend.player()];
    const now = backend.clock.now();
    await check(second.id, 'c2', 8, 'failed', now - minute);
    await check(first.id, 'c1', 8, 'passed', now - 9 * minute);
    await check(first.id, 'c3', 9, 'failed', now - 2 * minute);
    await check(passed.id, 'c4', 8, 'failed', now - 9 * minute);
    await check(passed.id, 'c5', 9, 'passed', now - minute);
    await backend.database.query(
      `insert into identity_events (event_id, check_id, status, reason, outcome, received_at)
       values ('e1', 'c3', 'passed', null, 'contradicts', $1), ('e2', 'c3', 'failed', null, 'applied', $1)`,
      [now],
    );
    const page = (after?: string) => desk.done(who, 'identity/list', { limit: 1, ...(after && { after }) });
    const one = await page();
    expect(one.value).toEqual([
      {
        ...{ check: 'c3', site, player: first.id, account_id: first.account_id, attempt: 9, reason: 'unreadable' },
        cause: 'alike',
        ...{ minimum_age: 18, contradicted: 1, has_document: false },
        ...{
          created_at: new Date(now - 2 * minute).toISOString(),
          failed_at: new Date(now - 2 * minute).toISOString(),
        },
      },
    ]);
    const two = await page(one.next ?? '');
    expect(two.value.map((row) => [row.check, row.contradicted])).toEqual([['c2', 0]]);
    expect(two.next).toBeNull();
    const { value: waits } = await desk.done(who, 'today/mine', {});
    expect(waits.find(({ kind }) => kind === 'identity')?.count).toBe(2);

    await desk.done(who, 'players/decide-identity', { player: first.id, verdict: 'passed' });
    expect((await page()).value.map((row) => row.check)).toEqual(['c2']);
  });

  it('are seen by whoever decides them there, and the reading is in the audit', async () => {
    const player = await backend.player();
    await check(player.id, 'c1', 8, 'failed', backend.clock.now());
    const elsewhere = await desk.member(['owner'], { site: 'casino1.localhost' });
    expect((await desk.done(elsewhere, 'identity/list', {}, { site: '' })).value).toEqual([]);
    expect(await desk.refused(elsewhere, 'identity/list', {})).toBe('permissionMissing');
    await desk.done(await desk.member(['owner']), 'identity/list', {});
    expect(await desk.lastAudit()).toMatchObject({ act: 'identity/list', outcome: 'read' });
  });
});
