import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@marquee/database/database';
import { openPglite } from '@marquee/database/pglite';
import { Events } from '@marquee/platform/events/events';
import { startEventDelivery } from '@marquee/platform/events/startEventDelivery';
import { expect, it } from '@rstest/core';

it('A process that is killed between commit and delivery leaves an event that the next one delivers, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-events-'));
  const emitter = fileURLToPath(new URL('../../src/testing/killedEmitter.ts', import.meta.url));
  expect(() => execFileSync(process.execPath, ['--import', 'tsx', emitter, folder], { stdio: 'pipe' })).toThrow(
    expect.objectContaining({ signal: 'SIGKILL' }),
  );
  const database = await openPglite({ folder });
  const effects = () => database.query('select event from effects');
  expect(await effects()).toEqual([]);
  const fail = () => {
    throw new Error('failed');
  };
  const events = new Events({
    clock: { now: () => Date.now() + 1000 },
    subscriptions: {
      paymentChanged: {},
      contactVerified: {},
      securityChanged: {},
      closingBegun: {},
      breakBegun: {
        write: (transaction: Database, { data, emittedAt }) =>
          transaction.query('insert into effects values ($1, $2)', [data.player_id, emittedAt]).then(() => {}),
      },
    },
    report: fail,
  });
  await startEventDelivery(events, database, fail)();
  expect(await effects()).toEqual([{ event: 'killed' }]);
  expect(await events.deliverDue(database)).toBe(0);
  await database.close();
  rmSync(folder, { recursive: true });
});
