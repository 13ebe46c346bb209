import { type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';

/** The shortest time between the starts of two rounds, ms; `engine` is null for an unknown game. */
export function roundMinimum(jurisdiction: JurisdictionCode, engine: string | null): number {
  const { slot, other } = jurisdictions[jurisdiction].roundMinimum;
  return engine === 'slot' ? slot : other;
}
