/** A level of the ladder and what it asks for in all, minor units. */
export interface Level {
  name: string;
  deposit: number;
  turnover: number;
}

/** Whether a player has reached the top: next is then the level itself, or nothing. */
export function isTop({ currentLevel, nextLevel }: { currentLevel: string; nextLevel: string }): boolean {
  return !nextLevel || nextLevel === currentLevel;
}

/** What is missing to a target, never below zero; minor units. */
export function leftOf(total: number, target: number): number {
  return Math.max(0, target - total);
}

/**
 * Where each level stands from the player's: reached, here, or ahead. A level that the ladder does not have leaves all
 * ahead.
 */
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
