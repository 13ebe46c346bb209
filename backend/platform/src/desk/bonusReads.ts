import { Days } from '@marquee/contract/days';
import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  type BonusRecord,
  bonusOfSite,
  bonusPage,
  claimsInReview,
  entryPage,
  type PageKey,
} from '../bonuses/bonusPages';
import { offerReport } from '../bonuses/offerReport';
import { type OfferTotals, offerTotals } from '../bonuses/offerTotals';
import type { BonusOffer } from '../sites/bonusOffer';
import type { SiteFile } from '../sites/siteFile';
import type { StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf, isoOrNull } from '../staff/times';
import { siteOf } from './player';
import { sitesOf } from './playerReads';

type ShownOffer = StaffOutput<'offers/list'>['value'][number];
type ShownBonus = StaffOutput<'bonuses/find'>['value'][number];

/** The most days of one report. */
const mostDays = 366;

const minute = 60_000;

/** A stored bonus as staff see it. */
export function shownBonus(row: BonusRecord): ShownBonus {
  const { id: bonus, player_id: player, created_at, began_at, expires_at, ended_at, ...rest } = row;
  const times = { began_at: isoOrNull(began_at), expires_at: isoOrNull(expires_at), ended_at: isoOrNull(ended_at) };
  return { bonus, player, ...rest, created_at: isoOf(created_at), ...times };
}

/** The last row of a page as text, and back; undefined for what is no such text. */
function pageKeyIn(text = ''): PageKey | undefined {
  const [, at, id] = /^(\d{1,16}) (\S+)$/.exec(text) ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}

function stateOf(offer: BonusOffer | undefined, stoppedAt: number | null, now: number): ShownOffer['state'] {
  if (stoppedAt !== null) return 'stopped';
  if (!offer) return 'removed';
  if (now < Date.parse(offer.starts_at)) return 'scheduled';
  return offer.ends_at !== null && now >= Date.parse(offer.ends_at) ? 'ended' : 'open';
}

/** An offer of a site: what its file says, and what is stored of it. */
function shownOffer(
  site: SiteFile,
  code: string,
  offer: BonusOffer | undefined,
  totals: OfferTotals | undefined,
  now: number,
): ShownOffer {
  const { promised = 0, stopped_at = null, stopped_because = null, open_bonuses = 0, open = 0 } = totals ?? {};
  return {
    site: site.domain_name,
    offer: code,
    title: offer?.title[site.default_language] ?? offer?.title.EN ?? '',
    kind: offer?.kind ?? null,
    trigger: offer?.trigger.on ?? null,
    state: stateOf(offer, stopped_at, now),
    currency: site.currency,
    budget: offer?.budget ?? null,
    promised,
    left: offer ? Math.max(0, offer.budget - promised) : null,
    open_bonuses,
    open,
    starts_at: offer ? isoOf(Date.parse(offer.starts_at)) : null,
    ends_at: offer?.ends_at ? isoOf(Date.parse(offer.ends_at)) : null,
    stopped_at: isoOrNull(stopped_at),
    stopped_because,
  };
}

/** The beginnings of the days from the first to the last, and the end of the last, in the zone of a site. */
function daysOf({ from, until }: { from: string; until: string }, zone: string): number[] {
  const [first, last, calendar] = [Date.parse(from), Date.parse(until), new Days(zone)];
  const count = (last - first) / (24 * 60 * minute) + 1;
  if (!(count >= 1 && count <= mostDays))
    throw new StaffRefusal('invalidInput', { httpStatus: 400, fields: { until: 'invalid' } });
  return Array.from({ length: count + 1 }, (_, day) => calendar.beginningOf(first + day * 24 * 60 * minute));
}

/** What staff read of offers and bonuses. */
export const bonusReads = {
  'offers/list': async ({ state }, context) => {
    const { database, sites, clock } = context;
    const [domains, now] = [sitesOf(context), clock.now()];
    const totals = await offerTotals(database, domains);
    const value = domains.flatMap((domain) => {
      const site = sites.find(domain);
      if (!site) return [];
      const own = totals.filter((one) => one.site === domain);
      const codes = new Set([...site.bonus_offers.map(({ code }) => code), ...own.map(({ code }) => code)]);
      return [...codes].map((code) =>
        shownOffer(
          site,
          code,
          site.bonus_offers.find((one) => one.code === code),
          own.find((one) => one.code === code),
          now,
        ),
      );
    });
    return { output: { value: state ? value.filter((one) => one.state === state) : value } };
  },

  'bonuses/find': async ({ after, limit, ...wanted }, context) => {
    const page = { sites: sitesOf(context), ...wanted, after: pageKeyIn(after), limit: limit + 1 };
    const found = await bonusPage(context.database, page);
    const last = found.length > limit ? found[limit - 1] : undefined;
    const next = last ? `${last.created_at} ${last.id}` : null;
    return { output: { value: found.slice(0, limit).map(shownBonus), next } };
  },

  'bonuses/show': async ({ bonus, after, limit }, { database, site }) => {
    const row = await bonusOfSite(database, site, bonus);
    if (!row) throw new StaffRefusal('targetUnknown');
    const { terms, ...own } = row;
    const { title: _, terms: __, full_terms: ___, ...figures } = terms;
    const sequence = /^\d{1,16}$/.test(after ?? '') ? Number(after) : undefined;
    const entries = await entryPage(database, bonus, sequence, limit + 1);
    const last = entries.length > limit ? entries[limit - 1] : undefined;
    const shown = entries.slice(0, limit).map(({ at, bet_id, sequence: _number, ...entry }) => ({
      at: isoOf(at),
      ...entry,
      bet: bet_id,
    }));
    const output = { ...shownBonus(own), terms: figures, entries: shown, next: last ? `${last.sequence}` : null };
    return { output, target: `player:${own.player_id}` };
  },

  'bonuses/review': async ({ limit }, context) => {
    const now = context.clock.now();
    const rows = await claimsInReview(context.database, sitesOf(context), limit);
    const value = rows.map(({ id: bonus, player_id: player, created_at, ...rest }) => ({
      bonus,
      player,
      ...rest,
      created_at: isoOf(created_at),
      waits_minutes: Math.floor((now - created_at) / minute),
    }));
    return { output: { value } };
  },

  'bonuses/report': async ({ from, until, offer }, context) => {
    const site = siteOf(context);
    const days = daysOf({ from, until }, site.time_zone);
    const calendar = new Days(site.time_zone);
    const rows = await offerReport(context.database, { site: site.domain_name, days, offer });
    const value = rows.map(({ day, granted, returned, ...row }) => ({
      ...row,
      day: calendar.dayOf((days[day - 1] ?? 0) + 12 * 60 * minute),
      granted,
      returned,
      cost: granted - returned,
    }));
    return { output: { value } };
  },
} satisfies Partial<StaffHandlers>;
