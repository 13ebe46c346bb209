import type { Returns } from '../returns';
import { catchChance, fishPays, whole } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  lines: (profile) =>
    (fishPays[profile] ?? []).map((pay, fish) => ({
      name: `${pay}×`,
      exact: (catchChance(profile, fish) / whole) * pay,
      play: { bet: () => ({ fish }) },
    })),
};
