/**
 * How a round ends that its player leaves: `decided` with its stake, by `itself` at its crash or target, or `completed`
 * for the player after a time (docs/rounds.md).
 */
export type RoundEnd = 'decided' | 'itself' | 'completed';

/** How rounds end, by the kind of a game in the catalogue. */
export const roundEnds = {
  slot: 'decided',
  roulette: 'decided',
  baccarat: 'decided',
  videopoker: 'completed',
  bingo: 'decided',
  keno: 'decided',
  dice: 'decided',
  crash: 'itself',
  race: 'decided',
  duel: 'decided',
  fishing: 'decided',
  plinko: 'decided',
} as const satisfies Record<string, RoundEnd>;
