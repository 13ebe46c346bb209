const rank = { complete: 0, open: 1, claimed: 2 } as const;

/** The fields that determine the order. */
interface Ordered {
  state: keyof typeof rank;
  progress: number;
  target: number;
}

/** Largest number of steps that are shown apart; more are a bar. */
const mostSteps = 12;

const partOf = ({ progress, target }: Ordered) => (target > 0 ? Math.min(1, progress / target) : 1);

/** Sorts missions: claimable ones, then the nearest to completion, then claimed ones. Stable. */
export function inOrder<M extends Ordered>(missions: readonly M[]): M[] {
  return [...missions].sort((a, b) => rank[a.state] - rank[b.state] || partOf(b) - partOf(a));
}

/** The steps of a mission that counts few things; undefined if it counts money or many, which is shown as a bar. */
export function stepsOf({ measure, target }: { measure: string; target: number }): number | undefined {
  return measure !== 'stakes' && Number.isInteger(target) && target > 1 && target <= mostSteps ? target : undefined;
}

/** Missions by what the player can do: claim, go on, or look back. Groups without missions are left out. */
export function groups<M extends Ordered>(missions: readonly M[]): { state: M['state']; missions: M[] }[] {
  const sorted = inOrder(missions);
  return (['complete', 'open', 'claimed'] as const)
    .map((state) => ({ state, missions: sorted.filter((mission) => mission.state === state) }))
    .filter(({ missions }) => missions.length > 0);
}
