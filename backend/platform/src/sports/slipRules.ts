import { linesOf } from '@marquee/contract/betLines';
import type { Output } from '@marquee/contract/calls';
import { Refusal } from '@marquee/kernel/refusal';
import type { SiteFile } from '../sites/siteFile';
import { acceptsBets, type PriceAges } from './acceptsBets';
import type { Offer } from './offers';

type Quote = Output<'sports/quote'>['value'][number];

/**
 * Stake limits in minor units, derived from the site's cashier limits: from a tenth of the smallest deposit to the
 * largest deposit; the payout is at most twenty times the latter.
 */
export function stakeLimits(site: Pick<SiteFile, 'limits'>): Pick<Quote, 'minimum' | 'maximum' | 'maximum_payout'> {
  const { minimum, maximum } = site.limits.deposit;
  return { minimum: Math.max(1, Math.floor(minimum / 10)), maximum, maximum_payout: maximum * 20 };
}

/**
 * Refuses an invalid slip: `sizesInvalid` (a size twice, or larger than the slip), `legsRelated` (two legs of one event
 * on the same line, or one selection twice).
 */
export function assertSlip(sizes: readonly number[], offers: readonly Offer[]): void {
  if (new Set(sizes).size < sizes.length || sizes.some((size) => size > offers.length)) {
    throw new Refusal('sizesInvalid', { fields: { sizes: 'sizesInvalid' } });
  }
  const apart = (key: (offer: Offer) => string) => new Set(offers.map(key)).size === offers.length;
  const onOneLine = sizes.some((size) => size > 1);
  if (!apart((offer) => offer.selection_id) || (onOneLine && !apart((offer) => offer.match_id))) {
    throw new Refusal('legsRelated', { fields: { legs: 'legsRelated' } });
  }
}

/**
 * Refuses with `marketSuspended` and the fields of the legs that accept no bets now; with the operator's words if one
 * is switched off.
 */
export function assertOpen(offers: readonly Offer[], now: number, ages: PriceAges): void {
  const shut = offers.flatMap((offer, index) =>
    acceptsBets(offer, now, ages) ? [] : [[`legs.${index}`, 'marketSuspended'] as const],
  );
  const words = offers.find(({ stop_words }) => stop_words)?.stop_words;
  if (shut.length > 0) {
    throw new Refusal('marketSuspended', { fields: Object.fromEntries(shut), ...(words ? { words } : {}) });
  }
}

/**
 * The total stake, minor units. Refuses with `stakeTooLow`, `stakeTooHigh` or `payoutTooHigh`, at the field
 * stake_per_line.
 */
export function assertStake(site: Pick<SiteFile, 'limits'>, stake: number, potential: number): void {
  const limits = stakeLimits(site);
  const refusal =
    stake < limits.minimum
      ? 'stakeTooLow'
      : stake > limits.maximum
        ? 'stakeTooHigh'
        : potential > limits.maximum_payout
          ? 'payoutTooHigh'
          : undefined;
  if (refusal) throw new Refusal(refusal, { fields: { stake_per_line: refusal } });
}

/** The kind of a bet, by its legs and line sizes. */
export function kindOf(legs: number, sizes: readonly number[]): 'single' | 'combo' | 'system' {
  if (legs === 1) return 'single';
  return sizes.length === 1 && sizes[0] === legs ? 'combo' : 'system';
}

/** Number of lines and total stake. */
export function stakeOf(legs: number, sizes: readonly number[], stakePerLine: number) {
  const lines = linesOf(legs, sizes);
  return { lines, stake: lines * stakePerLine };
}
