/** A level with its total thresholds, minor units. */
export interface Level {
  name: string;
  deposit: number;
  turnover: number;
}

/** Whether the player has the top level: the next level is the same, or missing. */
export function isTop({ currentLevel, nextLevel }: { currentLevel: string; nextLevel: string }): boolean {
  return !nextLevel || nextLevel === currentLevel;
}

/** The amount missing to a target, at least zero; minor units. */
export function leftOf(total: number, target: number): number {
  return Math.max(0, target - total);
}

/** Share of the way to the next level, 0 to 1: both thresholds must be reached, so that the smaller share counts. */
export function wayTo(ways: readonly { total: number; target: number }[]): number {
  const shares = ways.map(({ total, target }) => (target > 0 ? Math.min(1, Math.max(0, total / target)) : 1));
  return Math.min(1, ...shares);
}

/** The state of each level: reached, current, next, or ahead. The first is next if the current level is unknown. */
export function rungs<L extends Level>(
  levels: readonly L[],
  current: string,
): (L & { place: 'reached' | 'here' | 'next' | 'ahead' })[] {
  const here = levels.findIndex(({ name }) => name === current);
  return levels.map((level, index) => ({
    ...level,
    place: index === here ? 'here' : index < here ? 'reached' : here >= 0 && index === here + 1 ? 'next' : 'ahead',
  }));
}
