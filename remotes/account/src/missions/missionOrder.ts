const rank = { complete: 0, open: 1, claimed: 2 } as const;

/** What an order needs to know of a mission. */
interface Ordered {
  state: keyof typeof rank;
  progress: number;
  target: number;
}

const partOf = ({ progress, target }: Ordered) => (target > 0 ? Math.min(1, progress / target) : 1);

/**
 * Missions as a player wants them: what waits to be claimed, then the nearest to its end, then what is done. Equal ones
 * keep their order.
 */
export function inOrder<M extends Ordered>(missions: readonly M[]): M[] {
  return [...missions].sort((a, b) => rank[a.state] - rank[b.state] || partOf(b) - partOf(a));
}
