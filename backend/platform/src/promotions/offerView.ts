import type { Output } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import { inLanguage } from '../content/oneLanguage';
import { sanitizeAll } from '../content/sanitize';
import type { BonusOffer } from '../sites/bonusOffer';
import { fillInOffer } from '../sites/offerText';
import type { SiteFile } from '../sites/siteFile';

export type OfferView = Output<'bonuses/offers'>['value'][number];

/** Title and terms of an offer for players: with its figures, and with full terms that hold only what pages allow. */
export async function offerWords(
  offer: BonusOffer,
  site: SiteFile,
): Promise<Pick<OfferView, 'title' | 'terms' | 'full_terms'>> {
  const text = (texts: Record<string, string>) => fillInOffer(texts, offer, site);
  return { title: text(offer.title), terms: text(offer.terms), full_terms: await sanitizeAll(text(offer.full_terms)) };
}

/** The names of the games that offers name, by provider and code. */
async function namesOf(database: Database, offers: readonly BonusOffer[]): Promise<Map<string, string>> {
  const games = offers.flatMap(({ counts }) => counts).filter(({ game }) => game !== undefined);
  if (games.length === 0) return new Map();
  const rows = await database.query(
    `select g.provider_code, g.game_code, g.name
     from unnest($1::text[], $2::text[]) as asked (provider, game)
       join games g on g.provider_code = asked.provider and g.game_code = asked.game`,
    [games.map(({ provider }) => provider ?? ''), games.map(({ game }) => game ?? '')],
  );
  return new Map(rows.map(({ provider_code, game_code, name }) => [`${provider_code}/${game_code}`, name]));
}

/** What the terms of offers say in figures, in their order. */
export async function offerFigures(database: Database, offers: readonly BonusOffer[], site: SiteFile) {
  const names = await namesOf(database, offers);
  const providers = new Map(site.providers.map(({ provider_code, provider_name }) => [provider_code, provider_name]));
  return offers.map((offer) => ({
    kind: offer.kind,
    products: offer.products,
    percent: offer.percent,
    amount: offer.amount,
    most: offer.most,
    wagering_times: offer.wagering.times,
    wagering_of: offer.wagering.of,
    most_converted: offer.most_converted,
    highest_stake: offer.highest_stake,
    counts: offer.counts.map((row) => ({
      ...row,
      ...(row.provider !== undefined && { provider_name: providers.get(row.provider) ?? '' }),
      ...(row.game !== undefined && { game_name: names.get(`${row.provider}/${row.game}`) ?? '' }),
    })),
    days: offer.days,
    ends_by_withdrawal: offer.ends_by_withdrawal,
  }));
}

/** Offers as everybody sees them, in their order; with their words in one language if one is named. */
export async function offerViews(
  database: Database,
  offers: readonly BonusOffer[],
  site: SiteFile,
  language?: Language,
): Promise<OfferView[]> {
  const read = inLanguage(language, site);
  const figures = await offerFigures(database, offers, site);
  return Promise.all(
    offers.map(async (offer, index) => {
      const { trigger, hours } = offer;
      return {
        ...read(await offerWords(offer, site), ['title', 'terms', 'full_terms']),
        ...(figures[index] as (typeof figures)[number]),
        code: offer.code,
        trigger: trigger.on,
        which: trigger.on === 'deposit' ? trigger.which : null,
        nth: trigger.on === 'deposit' ? (trigger.nth ?? null) : null,
        period: trigger.on === 'period' ? trigger.period : null,
        least_deposit: trigger.on === 'deposit' ? trigger.least : 0,
        least_loss: offer.least_loss,
        starts_at: offer.starts_at,
        ends_at: offer.ends_at,
        weekdays: offer.weekdays ?? [],
        hours: hours ?? null,
      };
    }),
  );
}
