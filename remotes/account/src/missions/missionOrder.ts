const rank = { complete: 0, open: 1, claimed: 2 } as const;

/** The fields that determine the order. */
interface Ordered {
  state: keyof typeof rank;
  progress: number;
  target: number;
}

const partOf = ({ progress, target }: Ordered) => (target > 0 ? Math.min(1, progress / target) : 1);

/** Sorts missions: claimable ones, then the nearest to completion, then claimed ones. Stable. */
export function inOrder<M extends Ordered>(missions: readonly M[]): M[] {
  return [...missions].sort((a, b) => rank[a.state] - rank[b.state] || partOf(b) - partOf(a));
}
