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

/** The state of each level: reached, current, or ahead. All are ahead if the current level is unknown. */
export function rungs<L extends Level>(
  levels: readonly L[],
  current: string,
): (L & { place: 'reached' | 'here' | 'ahead' })[] {
  const here = levels.findIndex(({ name }) => name === current);
  return levels.map((level, index) => ({
    ...level,
    place: index === here ? 'here' : index < here ? 'reached' : 'ahead',
  }));
}
