import { type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import { isSlot } from '../jurisdictions/slotStakes';

/** The shortest time between the starts of two rounds of a game, ms. */
export function roundMinimum(jurisdiction: JurisdictionCode, game: Parameters<typeof isSlot>[0]): number {
  const { slot, other } = jurisdictions[jurisdiction].roundMinimum;
  return isSlot(game) ? slot : other;
}
