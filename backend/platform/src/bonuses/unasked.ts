import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { Ledger } from '../ledger/ledger';
import type { SiteFile } from '../sites/siteFile';
import { claimOffer } from './claims';

/**
 * Gives a player who has proved a contact the offers for new accounts and proved contacts that nobody has to take
 * (`opt_in` false). Who may not have one now gets nothing of it.
 */
export async function giveWithoutAsking(
  transaction: Database,
  ledger: Ledger,
  { site, playerId }: { site: SiteFile; playerId: string },
  now: number,
): Promise<void> {
  const [player] = await transaction.query(
    'select id, currency, date_of_birth as "dateOfBirth" from players where id = $1',
    [playerId],
  );
  if (!player) return;
  const offers = site.bonus_offers.filter(
    ({ opt_in, trigger }) => !opt_in && (trigger.on === 'registration' || trigger.on === 'contact'),
  );
  for (const offer of offers) {
    const claim = { site, player, offer, claim: '', amount: offer.amount };
    try {
      // One that is refused does not undo the others.
      await transaction.transaction((nested) => claimOffer(nested, ledger, claim, {}, now));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
