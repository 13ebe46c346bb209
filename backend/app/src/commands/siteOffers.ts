import type { Database } from '@marquee/database/database';
import { type Standing, standingOf } from '@marquee/platform/bonuses/eligibility';
import { offerFacts } from '@marquee/platform/bonuses/offerFacts';
import type { BonusOffer } from '@marquee/platform/sites/bonusOffer';
import { isWithinHours } from '@marquee/platform/sites/offerHours';
import { moneyText } from '@marquee/platform/sites/rewardText';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import type { Command } from '@marquee/platform/sites/tool/command';
import { table } from '@marquee/platform/sites/tool/look';
import { siteOf, ToolError } from '@marquee/platform/sites/tool/workspace';

/** Runs work on the database of the installation. Throws an Error without one, or if it cannot be opened. */
type WithDatabase = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/** Why a player may not have an offer, for operators. */
const reasons: Record<Standing['reasons'][number], string> = {
  notBegun: 'it has not begun',
  ended: 'it has ended',
  outOfHours: 'not at this hour or on this day of the week',
  budgetGone: 'its budget is promised',
  hadBefore: 'this player has had it',
  otherPerson: 'the same person, household or bank account has had it',
  inReview: 'staff are looking at the claim',
  notForYou: 'not for this player: audience, jurisdiction or age',
  contactUnverified: 'no telephone or e-mail address is proved',
  identityNeeded: 'the identity is not proved yet',
  depositNeeded: 'another deposit comes first',
  depositTooLow: 'the deposit is too small',
  notThisDeposit: 'the deposit that it is for was made already',
  tooLate: 'the days in which it could be taken are over',
  byStaff: 'staff give it',
  afterPeriod: 'it comes after the period',
};

const withheld: Record<NonNullable<Standing['withheld']>, string> = {
  break: 'is not offered: a break, a block by staff, or signs of risk',
  consent: 'is not offered: no consent to marketing of its products in the inbox',
};

interface Kept {
  promised: number;
  stopped_at: number | null;
  stopped_because: string | null;
}

/** How an offer stands for everybody. */
function stateOf(offer: BonusOffer, kept: Kept | undefined, site: SiteFile, now: number): string {
  if (offer.jurisdictions && !(offer.jurisdictions as readonly string[]).includes(site.jurisdiction))
    return `not in ${site.jurisdiction}`;
  if (kept && kept.stopped_at !== null && kept.stopped_because !== 'budget') return 'ended by staff';
  if (kept && (kept.stopped_at !== null || kept.promised >= offer.budget)) return 'budget gone';
  if (now < Date.parse(offer.starts_at)) return 'not begun';
  if (offer.ends_at !== null && now >= Date.parse(offer.ends_at)) return 'ended';
  return isWithinHours(offer, site.time_zone, now) ? 'open' : 'out of hours';
}

const weekdays = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const minute = (at: string) => `${at.slice(0, 16)}Z`;

/** When an offer may be taken. */
function scheduleOf({ starts_at, ends_at, weekdays: days, hours }: BonusOffer, { time_zone }: SiteFile): string {
  const on = days ? ` ${days.map((day) => weekdays[day]).join(' ')}` : '';
  const between = hours ? ` ${hours.from}–${hours.until}` : '';
  const zone = on || between ? ` ${time_zone}` : '';
  return `from ${minute(starts_at)} ${ends_at === null ? 'without end' : `to ${minute(ends_at)}`}${on}${between}${zone}`;
}

/** What makes an offer due. */
function dueOf({ trigger, promo_code }: BonusOffer): string {
  const code = promo_code === undefined ? '' : ' code';
  if (trigger.on === 'period') return `each ${trigger.period}`;
  if (trigger.on !== 'deposit') return `${trigger.on}${code}`;
  return `${trigger.which === 'nth' ? (trigger.nth ? `deposit ${trigger.nth}` : 'each deposit') : `${trigger.which} deposit`}${code}`;
}

const heads = ['code', 'kind', 'due', 'state', 'budget left', 'schedule'];

/** What is stored of the offers of a site, by code. */
async function keptOf(database: Database, site: SiteFile): Promise<Map<string, Kept>> {
  const rows = await database.query(
    'select code, promised, stopped_at, stopped_because from bonus_offers where site = $1',
    [site.domain_name],
  );
  return new Map(rows.map(({ code, ...kept }) => [code, kept]));
}

/** The offers of a site in a table. */
function listed(site: SiteFile, kept: ReadonlyMap<string, Kept>, now: number): string {
  const money = (amount: number) => moneyText(amount, site.currency, 'EN');
  const rows = site.bonus_offers.map((offer) => [
    offer.code,
    offer.kind,
    dueOf(offer),
    stateOf(offer, kept.get(offer.code), site, now),
    `${money(Math.max(0, offer.budget - (kept.get(offer.code)?.promised ?? 0)))} of ${money(offer.budget)}`,
    scheduleOf(offer, site),
  ]);
  return rows.length === 0 ? `${site.domain_name} has no offers.\n` : `${table([heads, ...rows])}\n`;
}

/** What one standing says. */
function said({ state, reasons: why, worth, ...standing }: Standing, site: SiteFile): string {
  const money = worth === null ? '' : `: ${moneyText(worth, site.currency, 'EN')}`;
  if (standing.withheld) return withheld[standing.withheld];
  if (state === 'not') return `not now: ${why.map((reason) => reasons[reason]).join('; ')}`;
  return state === 'deposit' ? 'can be had by a deposit' : `can be had now${money}`;
}

/**
 * What a player could have now, a line for each offer: promo codes are taken as typed, and offers of staff as given.
 * Throws ToolError for an unknown player.
 */
async function forPlayer(database: Database, site: SiteFile, accountId: string, now: number): Promise<string> {
  const [player] = await database.query('select id from players where site = $1 and account_key = lower($2)', [
    site.domain_name,
    accountId,
  ]);
  if (!player) throw new ToolError(`There is no player ${accountId} of ${site.domain_name}.`);
  const facts = offerFacts(database, { site, player }, now);
  const rows: string[][] = [];
  for (const offer of site.bonus_offers) {
    const given = offer.trigger.on === 'staff' ? ({ by: 'staff' } as const) : undefined;
    const asked = { site, player, offer, promoCode: offer.promo_code, given };
    const text = said(await standingOf(database, asked, now, facts), site);
    rows.push([offer.code, given ? text.replace('can be had now', 'staff can give it') : text]);
  }
  return rows.length === 0 ? `${site.domain_name} has no offers.\n` : `${table(rows)}\n`;
}

/** `npm run site -- offers`: the offers of a site, and what a player could have of them. */
export const siteOffers = (withDatabase: WithDatabase): Command => ({
  usage: '<domain>',
  summary: 'Lists the offers of bonus money of a site, with their state and what is left of each budget.',
  options: { player: 'an account id: what this player could have now, and why not the others' },
  details: 'It reads the database of DATABASE_URL, or the embedded one of DATA_DIR, which must not be in use.',
  words: [1, 1],
  async run(workspace, { words: [domain = ''], option }) {
    const { site } = siteOf(workspace, domain);
    const player = option('player');
    const now = workspace.now();
    const text = await withDatabase(async (database) =>
      player === undefined ? listed(site, await keptOf(database, site), now) : forPlayer(database, site, player, now),
    ).catch((error: unknown) => {
      if (error instanceof ToolError) throw error;
      throw new ToolError(`The database cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    });
    workspace.print(text);
    return 0;
  },
});
