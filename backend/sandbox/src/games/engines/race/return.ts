import { fieldLines, type Returns } from '../returns';
import { raceCards, raceField } from './engine';

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: () =>
    fieldLines(
      Array.from({ length: raceCards }, (_, fixture) => raceField(fixture)),
      (horse) => ({ group: 'any runner', play: { bet: () => ({ horse }) } }),
    ),
};
