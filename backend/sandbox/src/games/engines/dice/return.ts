import type { Line, Returns } from '../returns';
import { diceLines, dicePay } from './engine';

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: () =>
    (['under', 'over'] as const).flatMap((side) =>
      diceLines.map((line): Line => {
        const exact = (line * dicePay(line)) / 1_000_000;
        return { name: `${side} ${line}`, group: side, exact, play: { bet: () => ({ side, line }) } };
      }),
    ),
};
