/** A runner: its time to the post is exponential with this rate. */
export interface Entry {
  strength: number;
  /** Chance that it is withdrawn before the start. */
  withdraws: number;
}

/** Nodes and weights of the double exponential rule for integrals over all times: t = exp(y − exp(−y)). */
const nodes = Array.from({ length: 56 }, (_, index) => {
  const y = -4.5 + index * 0.2;
  const time = Math.exp(y - Math.exp(-y));
  return { time, weight: 0.2 * (1 + Math.exp(-y)) * time };
});

/**
 * Chance of each entry, if it runs, to be among the first `places`: the integral, over the time that it takes, of the chance that fewer
 * than `places` of the others run and are faster. Runners that may be withdrawn are so in the sum, not in the price of the day.
 */
export function placeChances(entries: readonly Entry[], places: number): number[] {
  const mean = entries.reduce((sum, { strength }) => sum + strength, 0) / entries.length;
  const result = entries.map(() => 0);
  for (const { time, weight } of nodes) {
    const slower = entries.map(({ strength }) => Math.exp((-strength * time) / mean));
    entries.forEach(({ strength }, own) => {
      // Entry k: the chance that k of the others were faster.
      const faster = [1, ...Array.from({ length: places - 1 }, () => 0)];
      entries.forEach(({ withdraws }, other) => {
        if (other === own) return;
        const ahead = (1 - withdraws) * (1 - (slower[other] as number));
        for (let count = places - 1; count >= 0; count -= 1) {
          const before = count > 0 ? (faster[count - 1] as number) : 0;
          faster[count] = (faster[count] as number) * (1 - ahead) + before * ahead;
        }
      });
      const chance = faster.reduce((sum, one) => sum + one, 0);
      result[own] = (result[own] as number) + (weight * strength * (slower[own] as number) * chance) / mean;
    });
  }
  return result;
}
