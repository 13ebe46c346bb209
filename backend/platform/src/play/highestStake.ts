import { Refusal } from '@marquee/kernel/refusal';
import { ageAt } from '../identity/age';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { isSlot } from '../jurisdictions/slotStakes';
import type { SiteFile } from '../sites/siteFile';

/**
 * The most that may be staked in one round of a game, minor units; null where the jurisdiction has no such rule. A
 * birthday begins at midnight of the site. Who has told no birth date, as in a demo, has what the youngest have. Throws
 * Refusal `gameUnknown` for slots in another currency than the rule's: they are not offered.
 */
export function highestStake(
  site: Pick<SiteFile, 'jurisdiction' | 'time_zone'>,
  game: Parameters<typeof isSlot>[0],
  { currency, date_of_birth }: { currency: string; date_of_birth: string | null },
  now: number,
): number | null {
  const { slotStakes }: Jurisdiction = jurisdictions[site.jurisdiction];
  if (!slotStakes || !isSlot(game)) return null;
  if (currency !== slotStakes.currency) throw new Refusal('gameUnknown');
  const age = ageAt(date_of_birth ?? '', now, site.time_zone);
  return (slotStakes.byAge.findLast(({ from }) => age >= from) ?? slotStakes.byAge[0]).amount;
}
