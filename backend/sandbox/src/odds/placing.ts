/** Nodes and weights of double exponential quadrature over [0, ∞): t = exp(y − exp(−y)). */
const nodes = Array.from({ length: 56 }, (_, index) => {
  const y = -4.5 + index * 0.2;
  const time = Math.exp(y - Math.exp(-y));
  return { time, weight: 0.2 * (1 + Math.exp(-y)) * time };
});

/**
 * Probability of each runner to be among the first `places`: the integral, over its time, of the probability that fewer
 * than `places` others are faster. Times are exponential with the strength as the rate.
 */
export function placeChances(strengths: readonly number[], places: number): number[] {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  const result = strengths.map(() => 0);
  for (const { time, weight } of nodes) {
    const slower = strengths.map((strength) => Math.exp((-strength * time) / mean));
    strengths.forEach((strength, own) => {
      // Entry k: the probability that k others were faster.
      const faster = [1, ...Array.from({ length: places - 1 }, () => 0)];
      slower.forEach((behind, other) => {
        if (other === own) return;
        const ahead = 1 - behind;
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
