import type { Returns } from '../returns';
import { catchChance, fishPays, whole } from './engine';

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: (profile) =>
    (fishPays[profile] ?? []).map((pay, fish) => ({
      name: `${pay}×`,
      exact: (catchChance(profile, fish) / whole) * pay,
      play: { bet: () => ({ fish }) },
    })),
};
