import { migrate, readMigrations } from '@marquee/database/migrate';
import { openPglite } from '@marquee/database/pglite';
import { systemClock } from '@marquee/kernel/clock';
import { systemRandom } from '@marquee/kernel/random';
import { Events } from '@marquee/platform/events/events';
import { JobRunner } from '@marquee/platform/jobs/jobRunner';
import { platformMigrations } from '@marquee/platform/migrations';

/**
 * `node --import tsx backend/app/src/testing/killedEmitter.ts <folder>`: a process that emits an event into the
 * embedded database of the folder, and kills itself while delivering it: after the subscriber wrote, before the commit.
 */
const [, , folder = ''] = process.argv;
const database = await openPglite({ folder });
await migrate(database, readMigrations([platformMigrations]));
await database.script('create table effects (event text not null, at bigint not null)');
const events = new Events({
  clock: systemClock,
  jobs: new JobRunner({ database, clock: systemClock, random: systemRandom, report: () => {} }),
  report: () => {},
  subscriptions: {
    paymentChanged: {},
    contactVerified: {},
    securityChanged: {},
    limitChanged: {},
    closingBegun: {},
    breakBegun: {
      write: async (transaction, { data }) => {
        await transaction.query('insert into effects values ($1, 0)', [data.player_id]);
        process.kill(process.pid, 'SIGKILL');
      },
    },
  },
});
await events.transaction(database, (_, emit) => emit('breakBegun', { player_id: 'killed', access: 'excluded' }));
