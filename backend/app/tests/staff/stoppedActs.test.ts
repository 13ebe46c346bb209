import { rows } from '@marquee/kernel/testing/depth';
import { verifyAudit } from '@marquee/platform/audit/verifyAudit';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { createBackend } from '../../src/backend';
import { sandboxMode } from '../../src/modes/sandbox';
import { contentHash } from '../../src/testing/contentHash';
import { addOffer } from '../../src/testing/handOffers';
import { actWays, staffActs } from '../../src/testing/staffActs';
import { staffDesk } from '../../src/testing/staffDesk';
import { type ActMoment, stoppedActs } from '../../src/testing/stoppedActs';
import { testBackend } from '../../src/testing/testBackend';

const origin = 'http://localhost:3010';

let backend: Awaited<ReturnType<typeof testBackend>>;
/** A backend on the same database, whose connection is cut in the middle of an act. */
let stopped: Awaited<ReturnType<typeof createBackend>>;
let example: ReturnType<typeof staffActs>;
let content: () => Promise<string>;
/** Where the next act is stopped, and what it had reached. */
const stop: { at: number; reached?: ActMoment | undefined } = { at: 0 };

beforeAll(async () => {
  backend = await testBackend();
  await backend.reset();
  const { database, clock } = backend;
  const cut = stoppedActs(database, async (moment) => {
    if (moment.number !== stop.at) return;
    stop.reached = moment;
    throw new Error('the connection is cut');
  });
  const { releases } = backend.services;
  const beside = { mode: sandboxMode(), dataDir: '', releases, clock, log: () => {}, work: false };
  stopped = await createBackend({ ...beside, database: cut });
  addOffer(stopped);
  example = staffActs(backend, staffDesk(backend));
  content = await contentHash(database);
});
afterAll(() => backend.close());

async function send(to: Pick<typeof backend, 'desk'>, { path, body }: { path: string; body: object }, token: string) {
  const response = await to.desk(origin).request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost:3010', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

describe('an act that is stopped before any of its writes, its commit or its answer is done once or not at all', () => {
  it.each(rows(actWays, 12))('%s, %s', async (name, way) => {
    const act = await example(name, way);
    const before = await content();
    for (stop.at = 1; ; stop.at++) {
      stop.reached = undefined;
      const answer = await send(stopped, act, act.tokens[0]);
      expect(answer.statusMessage, JSON.stringify(answer)).toBe('internalServerError');
      expect(stop.reached).toMatchObject({ request: act.requestId, number: stop.at });
      if ((stop.reached as ActMoment | undefined)?.next === 'committed') break;
      expect(await content(), `${name}, moment ${stop.at}`).toBe(before);
    }
    expect(stop.at).toBeGreaterThan(4);
    const after = await content();
    expect(after).not.toBe(before);
    expect(await send(backend, act, act.tokens[1])).toMatchObject({ statusCode: 1, repeated: true });
    expect(await content()).toBe(after);
    const entries = await backend.database.query('select outcome from audit_entries where request = $1', [
      act.requestId,
    ]);
    expect(entries).toEqual([{ outcome: way === 'asked' ? 'asked' : 'done' }]);
  });

  it('and leaves ledger and audit whole', async () => {
    expect(verifyReport(await verifyLedger(backend.database)).clean).toBe(true);
    expect((await verifyAudit(backend.database)).flaw).toBeNull();
  });
});
