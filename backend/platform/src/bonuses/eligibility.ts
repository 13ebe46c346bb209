import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { BonusOffer } from '../sites/bonusOffer';
import { isWithinHours } from '../sites/offerHours';
import type { SiteFile } from '../sites/siteFile';
import { givenBy } from './amounts';
import { type OfferFacts, offerFacts, type Withheld } from './offerFacts';
import { claimKey, lockOnceFor, takenBefore } from './takenBefore';

type OnWire = Output<'bonuses/mine'>['value'][number];
/** Why a player may not have an offer now. */
export type Ineligible = OnWire['reasons'][number];

/** How an offer stands for a player. `withheld`: nothing may be offered or given; then there are no other reasons. */
export interface Standing extends OnWire {
  withheld: Withheld | null;
}

/** An offer that is asked about. */
export interface AskedOffer {
  site: SiteFile;
  player: { id: string };
  offer: BonusOffer;
  /** The code that the player typed. */
  promoCode?: string | undefined;
  /** The deposit for which it is chosen, minor units; with its `id`, it is not counted as an earlier one. */
  deposit?: { id?: string | undefined; amount: number } | undefined;
  /** Who gives it, where players do not take it: staff, or the end of the period `claim`. */
  given?: { by: 'staff' } | { by: 'period'; claim: string } | undefined;
  /** Set by claims, in their transaction: it waits for other claims that it could not see yet. */
  isClaim?: boolean | undefined;
}

const day = 24 * 60 * 60_000;

/** Whether this is the promo code of an offer; without case. */
export const isCodeOf = ({ promo_code }: Pick<BonusOffer, 'promo_code'>, typed: string | undefined) =>
  promo_code === undefined || promo_code.toLowerCase() === typed?.trim().toLowerCase();

/** Whether an offer is made in the jurisdiction of a site. */
export const isOfferedIn = ({ jurisdictions }: Pick<BonusOffer, 'jurisdictions'>, site: SiteFile) =>
  !jurisdictions || jurisdictions.includes(site.jurisdiction);

/** What the schedule says. */
function scheduled({ offer, site, given }: AskedOffer, now: number): Ineligible[] {
  if (given?.by === 'period') return [];
  if (now < Date.parse(offer.starts_at)) return ['notBegun'];
  if (offer.ends_at !== null && now >= Date.parse(offer.ends_at)) return ['ended'];
  return given || isWithinHours(offer, site.time_zone, now) ? [] : ['outOfHours'];
}

/** What was promised says: all of it, or staff have ended the offer. */
async function budgeted(database: Database, { offer, site }: AskedOffer): Promise<Ineligible[]> {
  const [row] = await database.query(
    'select promised, stopped_at, stopped_because from bonus_offers where site = $1 and code = $2',
    [site.domain_name, offer.code],
  );
  if (!row) return [];
  if (row.stopped_at !== null && row.stopped_because !== 'budget') return ['ended'];
  return row.stopped_at !== null || row.promised >= offer.budget ? ['budgetGone'] : [];
}

/** What the audience says. */
async function intended({ offer, site, promoCode, given }: AskedOffer, facts: OfferFacts): Promise<Ineligible[]> {
  const { vip_levels, registered_from, registered_until } = offer.audience;
  const registered = (await facts.account())?.created_at ?? Number.NaN;
  const isFor =
    isOfferedIn(offer, site) &&
    (given !== undefined || isCodeOf(offer, promoCode)) &&
    (registered_from === undefined || registered >= Date.parse(registered_from)) &&
    (registered_until === undefined || registered < Date.parse(registered_until)) &&
    (vip_levels === undefined || vip_levels.includes((await facts.vipLevel()) ?? ''));
  return isFor ? [] : ['notForYou'];
}

/** What the person has not shown yet. */
async function shown(facts: OfferFacts): Promise<Ineligible[]> {
  const reasons: Ineligible[] = [];
  if (((await facts.account())?.proved_at ?? null) === null) reasons.push('contactUnverified');
  const admitted = await facts.admitted();
  if (admitted === 'tooYoung') reasons.push('notForYou');
  if (admitted === 'identityNeeded') reasons.push('identityNeeded');
  return reasons;
}

/** What the deposits say about an offer for one of them. */
async function deposited({ offer, deposit }: AskedOffer, facts: OfferFacts): Promise<Ineligible[]> {
  const { trigger } = offer;
  if (trigger.on !== 'deposit') return [];
  const before = await facts.deposits();
  const reasons: Ineligible[] = [];
  if (trigger.which === 'first' && before.all > 0) reasons.push('notThisDeposit');
  if (trigger.which === 'daily' && before.today > 0) reasons.push('notThisDeposit');
  if (trigger.nth !== undefined && before.all !== trigger.nth - 1)
    reasons.push(before.all < trigger.nth - 1 && !deposit ? 'depositNeeded' : 'notThisDeposit');
  if (deposit && deposit.amount < trigger.least) reasons.push('depositTooLow');
  return reasons;
}

/** What makes the offer due says. */
async function due(asked: AskedOffer, facts: OfferFacts, now: number): Promise<Ineligible[]> {
  const { offer, given } = asked;
  const { on } = offer.trigger;
  if (on === 'staff') return given?.by === 'staff' ? [] : ['byStaff'];
  if (on === 'period') return given?.by === 'period' ? [] : ['afterPeriod'];
  if (on === 'deposit') return deposited(asked, facts);
  if (on === 'claim') return [];
  const account = await facts.account();
  const since = on === 'registration' ? account?.created_at : account?.proved_at;
  return (since ?? now) + offer.claim_days * day <= now ? ['tooLate'] : [];
}

/** What an offer is worth to who may have it, minor units; null where that depends on a deposit or a period. */
function worthOf({ offer, deposit }: AskedOffer): number | null {
  if (offer.kind === 'fixed' || offer.kind === 'free_bet') return offer.amount;
  return offer.kind === 'match' && deposit ? givenBy(offer, deposit.amount) : null;
}

/**
 * Whether a player may have an offer now, or by a deposit, and every reason why not. Lists ask it, and so does each
 * claim in its transaction, with `isClaim`, after it has locked the player (`lockedPlayer`) and before the registry of
 * persons and the ledger. Whether the budget has enough left for this claim is decided where it is promised. `facts`
 * are shared by questions about one player.
 */
export async function standingOf(
  database: Database,
  asked: AskedOffer,
  now: number,
  facts: OfferFacts = offerFacts(database, asked, now),
): Promise<Standing> {
  const { offer, given } = asked;
  if (asked.isClaim) await lockOnceFor(database, asked);
  const worth = worthOf(asked);
  const withheld = await facts.withheld(offer);
  if (withheld) return { code: offer.code, state: 'not', reasons: [], worth, withheld };
  const claim = given?.by === 'period' ? given.claim : claimKey(offer, asked, now);
  const taken = claim === undefined ? undefined : await takenBefore(database, { ...asked, claim }, now);
  const reasons = [
    ...scheduled(asked, now),
    ...(await budgeted(database, asked)),
    ...(taken ? [taken] : []),
    ...(await intended(asked, facts)),
    ...(await shown(facts)),
    ...(await due(asked, facts, now)),
  ];
  const may = offer.trigger.on === 'deposit' ? 'deposit' : 'open';
  const state = reasons.length > 0 ? 'not' : may;
  return { code: offer.code, state, reasons: [...new Set(reasons)], worth, withheld };
}
