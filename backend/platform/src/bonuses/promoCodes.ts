import { limited } from '../auth/attempts';
import type { PlayerContext } from '../calls/handlers';
import type { BonusOffer } from '../sites/bonusOffer';
import { isCodeOf, isOfferedIn } from './eligibility';

/**
 * The offers of the site that a typed promo code opens, whether or not they have ended; none for an empty code. Wrong
 * codes count for the player: after too many, also right ones are refused for a day. Call it outside a transaction,
 * which would take the count back. Throws Refusal `tooManyAttempts`.
 */
export async function offersOfCode(
  { database, clock, site, player }: Pick<PlayerContext, 'database' | 'clock' | 'site' | 'player'>,
  typed: string,
): Promise<BonusOffer[]> {
  if (typed.trim() === '') return [];
  const found = site.bonus_offers.filter(
    (offer) =>
      offer.promo_code !== undefined &&
      isCodeOf(offer, typed) &&
      offer.trigger.on !== 'staff' &&
      isOfferedIn(offer, site),
  );
  const known = await limited(database, clock, [{ kind: 'promoCode', key: player.id }], async () =>
    found.length > 0 ? found : undefined,
  );
  return known ?? [];
}
