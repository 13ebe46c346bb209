import { fieldLines, type Returns } from '../returns';
import { raceCards, raceField } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  lines: () =>
    fieldLines(
      Array.from({ length: raceCards }, (_, fixture) => raceField(fixture)),
      (horse) => ({ group: 'any runner', play: { bet: () => ({ horse }) } }),
    ),
};
