import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@marquee/database/database';
import { openPglite } from '@marquee/database/pglite';
import { systemRandom } from '@marquee/kernel/random';
import { Events } from '@marquee/platform/events/events';
import { JobRunner } from '@marquee/platform/jobs/jobRunner';
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
  // After the lease of the killed process.
  const clock = { now: () => Date.now() + 11_000 };
  const jobs = new JobRunner({ database, clock, random: systemRandom, report: fail });
  new Events({
    clock,
    jobs,
    subscriptions: {
      paymentChanged: {},
      contactVerified: {},
      securityChanged: {},
      limitChanged: {},
      closingBegun: {},
      breakBegun: {
        write: (transaction: Database, { data }) =>
          transaction.query('insert into effects values ($1, 0)', [data.player_id]).then(() => {}),
      },
    },
    report: fail,
  });
  expect(await jobs.turn()).toBe(1);
  await jobs.settled();
  expect(await effects()).toEqual([{ event: 'killed' }]);
  expect(await jobs.turn()).toBe(0);
  await database.close();
  rmSync(folder, { recursive: true });
});
