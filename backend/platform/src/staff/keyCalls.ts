import { createHash, randomUUID } from 'node:crypto';
import type { Random } from '@marquee/kernel/random';
import { storedActor } from './actor';
import type { StaffHandlers } from './handlers';
import { refuseBeyond } from './rights';
import { StaffRefusal } from './staffRefusal';
import { isoOf } from './times';

/** Keys of machines. */
export const keyCalls = ({ random }: { random: Random }) =>
  ({
    'keys/list': async (_input, { database, clock }) => {
      const rows = await database.query(
        `select id, name, permissions, sites, ends_at, created_by from staff_keys where ended_at is null and ends_at > $1
         order by created_at, id`,
        [clock.now()],
      );
      return { output: { value: rows.map(({ ends_at: endsAt, ...row }) => ({ ...row, ends_at: isoOf(endsAt) })) } };
    },

    'keys/make': async ({ name, permissions, sites, ends_at: endsAt }, context) => {
      const { database, clock, actor } = context;
      if (sites.some((site) => !context.sites.find(site))) throw new StaffRefusal('unknownSite');
      for (const site of sites.length > 0 ? sites : [null]) refuseBeyond(context, permissions, site);
      const [id, key] = [randomUUID(), `desk_${Buffer.from(random.bytes(32)).toString('base64url')}`];
      await database.query(
        `insert into staff_keys (id, name, token_hash, permissions, sites, created_by, created_by_person, created_at, ends_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          name,
          createHash('sha256').update(key).digest('hex'),
          permissions,
          sites.length > 0 ? sites : null,
          storedActor(context.actor),
          actor.person,
          clock.now(),
          endsAt,
        ],
      );
      return { output: { id, key }, target: `key:${id}`, after: { name, permissions, sites, ends_at: isoOf(endsAt) } };
    },

    'keys/end': async ({ key: id }, { database, clock }) => {
      const [key] = await database.query(
        'update staff_keys set ended_at = $2 where id = $1 and ended_at is null returning name',
        [id, clock.now()],
      );
      if (!key) throw new StaffRefusal('targetUnknown');
      return { output: {}, target: `key:${id}`, before: { name: key.name } };
    },
  }) satisfies Partial<StaffHandlers>;
