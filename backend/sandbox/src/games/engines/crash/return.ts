import type { Line, Returns } from '../returns';
import { highest, reached } from './engine';

const group = (height: number) =>
  height <= 200 ? 'leaves at 1.00–2.00' : height <= 1000 ? 'leaves at 2.01–10.00' : 'leaves at 10.01–1000.00';

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: () =>
    Array.from({ length: highest - 99 }, (_, index): Line => {
      const at = index + 100;
      const play = { bet: () => ({ target: 0 }), action: { at } };
      return { name: `leaves at ${at / 100}`, group: group(at), exact: (at / 100) * reached(at), play };
    }),
};
