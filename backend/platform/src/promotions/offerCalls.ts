import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { givenBy, requiredBy } from '../bonuses/amounts';
import { type AskedOffer, isOfferedIn, type Standing, standingOf } from '../bonuses/eligibility';
import { offerFacts } from '../bonuses/offerFacts';
import { offersOfCode } from '../bonuses/promoCodes';
import type { Handlers, PlayerContext } from '../calls/handlers';
import type { BonusOffer } from '../sites/bonusOffer';
import type { SiteFile } from '../sites/siteFile';
import { offerViews } from './offerView';

/**
 * The offers of a site that everybody may see, in its order: neither of staff nor with a promo code, and neither before
 * their time nor ended: by date, by staff, or because all is promised.
 */
async function publicOffers(database: Database, site: SiteFile, now: number): Promise<BonusOffer[]> {
  const dated = site.bonus_offers.filter(
    (offer) =>
      isOfferedIn(offer, site) &&
      offer.trigger.on !== 'staff' &&
      offer.promo_code === undefined &&
      Date.parse(offer.starts_at) <= now &&
      (offer.ends_at === null || now < Date.parse(offer.ends_at)),
  );
  if (dated.length === 0) return [];
  const rows = await database.query('select code, promised, stopped_at from bonus_offers where site = $1', [
    site.domain_name,
  ]);
  const known = new Map(rows.map((row) => [row.code, row]));
  return dated.filter(({ code, budget }) => {
    const row = known.get(code);
    return !row || (row.stopped_at === null && row.promised < budget);
  });
}

/** How offers stand for the player, in their order. */
async function standingsOf(
  { database, site, player }: Pick<PlayerContext, 'database' | 'site' | 'player'>,
  offers: readonly BonusOffer[],
  asked: Pick<AskedOffer, 'promoCode' | 'deposit'>,
  now: number,
): Promise<{ offer: BonusOffer; standing: Standing }[]> {
  const facts = offerFacts(database, { site, player, deposit: asked.deposit }, now);
  const all: { offer: BonusOffer; standing: Standing }[] = [];
  for (const offer of offers)
    all.push({ offer, standing: await standingOf(database, { site, player, offer, ...asked }, now, facts) });
  return all;
}

type OnWire = Output<'bonuses/mine'>['value'][number];
const onWire = ({ code, state, reasons, worth }: Standing): OnWire => ({ code, state, reasons, worth });
const isShown = ({ standing }: { standing: Standing }) => standing.withheld === null;

/** The calls that show offers of bonus money. */
export function offerCalls() {
  return {
    'bonuses/offers': async ({ language }, { database, site, clock }) => {
      return { value: await offerViews(database, await publicOffers(database, site, clock.now()), site, language) };
    },

    'bonuses/mine': async (_input, context) => {
      const now = context.clock.now();
      const offers = await publicOffers(context.database, context.site, now);
      const all = await standingsOf(context, offers, {}, now);
      const shown = all.filter(isShown);
      const withheld = shown.length > 0 ? null : (all[0]?.standing.withheld ?? null);
      return { value: shown.map(({ standing }) => onWire(standing)), withheld };
    },

    'bonuses/code': async ({ promo_code, language }, context) => {
      const { database, site, clock } = context;
      const now = clock.now();
      const offers = await offersOfCode(context, promo_code);
      const all = (await standingsOf(context, offers, { promoCode: promo_code }, now)).filter(isShown);
      const views = await offerViews(
        database,
        all.map(({ offer }) => offer),
        site,
        language,
      );
      return { value: views.map((offer, index) => ({ offer, standing: onWire(all[index]?.standing as Standing) })) };
    },

    'bonuses/deposit': async ({ amount, promo_code, language }, context) => {
      const { database, site, clock } = context;
      const now = clock.now();
      const offers = [
        ...(await publicOffers(database, site, now)),
        ...(await offersOfCode(context, promo_code)),
      ].filter(({ trigger }) => trigger.on === 'deposit');
      const asked = { promoCode: promo_code, deposit: { amount } };
      const all = (await standingsOf(context, offers, asked, now)).filter(isShown);
      const views = await offerViews(
        database,
        all.map(({ offer }) => offer),
        site,
        language,
      );
      return {
        value: all.map(({ offer, standing }, index) => {
          const gives = standing.state === 'not' ? 0 : givenBy(offer, amount);
          const required = gives === 0 ? 0 : requiredBy(offer, gives, amount);
          return { offer: views[index] as (typeof views)[number], standing: onWire(standing), gives, required };
        }),
      };
    },
  } satisfies Partial<Handlers>;
}
