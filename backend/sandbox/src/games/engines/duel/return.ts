import { fieldLines, type Returns } from '../returns';
import { duelField, duelFixtures } from './engine';

const sides = ['left', 'right', 'draw'];

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: (profile) =>
    fieldLines(
      Array.from({ length: duelFixtures }, (_, fixture) => duelField(profile, fixture)),
      (side) => ({ group: sides[side] ?? '', play: { bet: () => ({ side }) } }),
    ),
};
