import { type Spread, spreadOf } from '../statistics';

/** What one turn measured of one side, by name. */
export type Measured = Record<string, number>;

/** One turn: both sides, measured one after the other. */
export interface Turn {
  here: Measured;
  there: Measured;
}

/** A figure of both sides, and how many times the other's this one's is. */
export interface Compared {
  what: string;
  here: Spread;
  there: Spread;
  /** Of the turns' ratios: what slows both sides of one turn counts little. */
  ratio: Spread;
}

/** Compares what both sides have; names of one side alone are left out. */
export function compared(turns: readonly Turn[]): Compared[] {
  const names = Object.keys(turns[0]?.here ?? {});
  return names.flatMap((what) => {
    const pairs = turns.flatMap(({ here, there }) => {
      const [one, other] = [here[what], there[what]];
      return one === undefined || other === undefined ? [] : [{ one, other }];
    });
    if (pairs.length === 0) return [];
    return {
      what,
      here: spreadOf(pairs.map(({ one }) => one)),
      there: spreadOf(pairs.map(({ other }) => other)),
      ratio: spreadOf(pairs.map(({ one, other }) => (one === other ? 1 : one / other))),
    };
  });
}

/** Measures two sides by turns, each time in the other order, so that what comes and goes affects both. */
export async function byTurns<Side>(
  turns: number,
  sides: { here: Side; there: Side },
  measure: (side: Side) => Promise<Measured>,
): Promise<Turn[]> {
  const made: Turn[] = [];
  for (let turn = 0; turn < turns; turn++) {
    if (turn % 2 === 0) {
      const here = await measure(sides.here);
      made.push({ here, there: await measure(sides.there) });
    } else {
      const there = await measure(sides.there);
      made.push({ here: await measure(sides.here), there });
    }
  }
  return made;
}
