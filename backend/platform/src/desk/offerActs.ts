import { extendOffer, stopOffer } from '../bonuses/ends';
import { offerTotals } from '../bonuses/offerTotals';
import { convertOffer, offerRemedy } from '../bonuses/remedies';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { siteOf } from './player';

/** What is stored of an offer of the call's site, which may be in its file no more. Throws `targetUnknown`. */
async function offerOf(context: StaffContext, code: string) {
  const site = siteOf(context);
  const totals = (await offerTotals(context.database, [site.domain_name])).find((one) => one.code === code);
  if (!totals && !site.bonus_offers.some((one) => one.code === code)) throw new StaffRefusal('targetUnknown');
  const key = { site: site.domain_name, code };
  return { key, currency: site.currency, stoppedAt: totals?.stopped_at ?? null, open: totals?.open_bonuses ?? 0 };
}

/** The target of an audit entry. */
const about = ({ site, code }: { site: string; code: string }) => `offer:${site}:${code}`;

/** The remedy for a stopped offer. Throws `offerNotStopped`, or `nothingToDecide` where nobody has some of it. */
async function owedFor(context: StaffContext, code: string) {
  const { key, currency, stoppedAt } = await offerOf(context, code);
  if (stoppedAt === null) throw new StaffRefusal('offerNotStopped');
  const remedy = await offerRemedy(context.database, key);
  if (remedy.bonuses === 0) throw new StaffRefusal('nothingToDecide');
  return { key, currency, ...remedy };
}

/** What staff do to an offer and to all bonuses of it. */
export const offerActs = {
  'offers/stop': async ({ offer }, context) => {
    const { key, open } = await offerOf(context, offer);
    const { database, clock, actor } = context;
    const because = `operator: ${actor.name}`;
    if (!(await stopOffer(database, { ...key, because }, clock.now()))) throw new StaffRefusal('offerStopped');
    return { output: { offer, open_bonuses: open }, target: about(key), after: { state: 'stopped' } };
  },

  'offers/convert': {
    weigh: async ({ offer }, context) => {
      const { atMost, currency } = await owedFor(context, offer);
      return { amount: atMost, currency };
    },
    act: async ({ offer }, context) => {
      const { key, atMost, currency } = await owedFor(context, offer);
      const { database, clock } = context;
      const bonuses = await convertOffer(database, key, clock.now());
      const output = { offer, bonuses, currency, at_most: atMost };
      return { output, target: about(key), after: { bonuses, at_most: atMost } };
    },
  },

  'offers/extend': async ({ offer, days }, context) => {
    const { key } = await offerOf(context, offer);
    const { database, clock } = context;
    const bonuses = await extendOffer(database, { ...key, days }, clock.now());
    if (bonuses === 0) throw new StaffRefusal('nothingToDecide');
    return { output: { offer, bonuses }, target: about(key), after: { days, bonuses } };
  },
} satisfies Partial<StaffHandlers>;
