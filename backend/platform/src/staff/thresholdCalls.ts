import { randomUUID } from 'node:crypto';
import { isStaffCall, staffRow } from '@marquee/contract/staff/calls';
import { storedActor } from './actor';
import type { StaffHandlers } from './handlers';
import { refuseElsewhere } from './rights';
import { StaffRefusal } from './staffRefusal';
import { isoOf } from './times';

/** Up to which amounts one person decides. */
export const thresholdCalls = {
  'thresholds/list': async (_input, { database, mayAt, site }) => {
    const rows = await database.query(
      `select id, call, site, currency, most, written_by, at from staff_thresholds where ended_at is null
         and ($1::text[] is null or site is null or site = any ($1)) and ($2 = '' or site is null or site = $2)
       order by call, at desc, id`,
      [mayAt, site],
    );
    return { output: { value: rows.map(({ at, ...row }) => ({ ...row, at: isoOf(at) })) } };
  },

  'thresholds/set': async ({ call, currency, most }, context) => {
    const { database, clock, actor } = context;
    const site = context.site || null;
    refuseElsewhere(context, site);
    if (!isStaffCall(call) || staffRow(call).second !== true) throw new StaffRefusal('targetUnknown');
    const id = randomUUID();
    await database.query(
      `insert into staff_thresholds (id, call, site, currency, most, written_by, written_by_person, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, call, site, currency ?? null, most ?? null, storedActor(context.actor), actor.person, clock.now()],
    );
    const after = { call, site, currency: currency ?? null, most: most ?? null };
    return { output: { threshold: id }, target: `threshold:${id}`, after };
  },

  'thresholds/end': async ({ threshold: id }, context) => {
    const [row] = await context.database.query(
      'select call, site, currency, most from staff_thresholds where id = $1 and ended_at is null for update',
      [id],
    );
    if (!row) throw new StaffRefusal('targetUnknown');
    refuseElsewhere(context, row.site);
    await context.database.query('update staff_thresholds set ended_at = $2 where id = $1', [id, context.clock.now()]);
    return { output: {}, target: `threshold:${id}`, before: row };
  },
} satisfies Partial<StaffHandlers>;
