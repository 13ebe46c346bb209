import type { ValidStaffInput } from '@marquee/contract/staff/calls';
import { announceStop } from '../sports/announceStop';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { lockedStop, open, type Switchable, stop, stopsInForce } from '../switches/switches';

/** Whether there is such a thing, at the site where it is to be switched off, or at any. */
async function isKnown(what: Switchable, key: string, { database, sites, site }: StaffContext): Promise<boolean> {
  const asked = site ? [sites.find(site)] : sites.all();
  switch (what) {
    case 'registration':
    case 'withdrawals':
      return key === '';
    case 'payment_method':
      return asked.some((one) => one?.deposit_methods.some(({ method }) => method === key));
    case 'game':
      return (
        (await database.query("select 1 from games where provider_code || '/' || game_code = $1", [key])).length > 0
      );
    default: {
      const events = await database.query(
        `select 1 from sports_matches where case $1 when 'sport' then sport = $2 when 'league' then league_id = $2
           when 'match' then id = $2 else id = (select match_id from sports_markets where id = $2) end limit 1`,
        [what, key],
      );
      return events.length > 0;
    }
  }
}

const isoOf = (time: number) => new Date(time).toISOString();
const targetOf = (what: string, key: string) => (key ? `${what}:${key}` : what);

async function stopAt(site: string | null, input: ValidStaffInput<'switches/stop'>, context: StaffContext) {
  const { what, key, words, integrity, ends_at } = input;
  const { database, clock, actor, reason } = context;
  const now = clock.now();
  const endsAt = ends_at === undefined ? null : Date.parse(ends_at);
  if (endsAt !== null && endsAt <= now)
    throw new StaffRefusal('invalidInput', { httpStatus: 400, fields: { ends_at: 'invalid' } });
  if (!(await isKnown(what, key, { ...context, site: site ?? '' }))) throw new StaffRefusal('targetUnknown');
  const stopped = { site, what, key, words, integrity, endsAt, reason: reason ?? '', by: actor.name };
  const id = await stop(database, stopped, now);
  await announceStop(database, stopped);
  return {
    output: { switch: id },
    target: targetOf(what, key),
    after: { switch: id, words, integrity, ends_at: ends_at ?? null, everywhere: site === null },
  };
}

/** Opening: the switch must be of the site that was asked at, or of all. */
const openingAt = (siteOf: (context: StaffContext) => string | null) => {
  const found = async ({ switch: id }: ValidStaffInput<'switches/open'>, context: StaffContext) => {
    const stopped = await lockedStop(context.database, id);
    if (!stopped || stopped.site !== siteOf(context)) throw new StaffRefusal('targetUnknown');
    return stopped;
  };
  return {
    weigh: async (input: ValidStaffInput<'switches/open'>, context: StaffContext) => {
      await found(input, context);
      return {};
    },
    act: async (input: ValidStaffInput<'switches/open'>, context: StaffContext) => {
      const { what, key, reason } = await found(input, context);
      await open(context.database, input.switch, [context.actor.name], context.clock.now());
      await announceStop(context.database, { what, key });
      return { output: {}, target: targetOf(what, key), before: { switch: input.switch, reason } };
    },
  };
};

/** The staff calls that switch parts of the offer off and on. */
export const switchCalls = {
  'switches/list': async (_input, { database, clock, site, mayAt }) => {
    const stops = await stopsInForce(database, site ? [site] : mayAt, clock.now());
    const value = stops.map(({ stopped_at, ends_at, ...stopped }) => ({
      ...stopped,
      stopped_at: isoOf(stopped_at),
      ends_at: ends_at === null ? null : isoOf(ends_at),
    }));
    return { output: { value } };
  },
  'switches/stop': (input, context) => stopAt(context.site, input, context),
  'switches/stop-everywhere': (input, context) => stopAt(null, input, context),
  'switches/open': openingAt(({ site }) => site),
  'switches/open-everywhere': openingAt(() => null),
} satisfies Partial<StaffHandlers>;
