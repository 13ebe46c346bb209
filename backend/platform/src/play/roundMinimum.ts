import { type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';

/**
 * The least time from the beginning of a round of such a game to the next round, ms; `engine` is null for a game that
 * nobody knows.
 */
export function roundMinimum(jurisdiction: JurisdictionCode, engine: string | null): number {
  const { slot, other } = jurisdictions[jurisdiction].roundMinimum;
  return engine === 'slot' ? slot : other;
}
