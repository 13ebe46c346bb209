import type { Returns } from '../returns';
import { catchChance, fishPays } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  exact: (profile) => (fishPays[profile] ?? []).map((pay, fish) => (catchChance(profile, fish) / 12_000_000) * pay),
};
