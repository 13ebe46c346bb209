import type { EventResult } from '@marquee/protocols/odds/settlement';

/** A result as it is stored: positions by the runner's number, null for who did not finish. */
export interface DecidedResult extends Omit<EventResult, 'positions'> {
  positions?: Record<string, number | null>;
}

declare module '@marquee/database/columns' {
  interface Columns {
    'sports_decisions.result': DecidedResult;
  }
}

/** The result by which a decision settles. */
export const eventResultOf = ({ positions, ...result }: DecidedResult): EventResult => ({
  ...result,
  ...(positions && { positions: new Map(Object.entries(positions).map(([runner, at]) => [Number(runner), at])) }),
});

/** The result that voids everything. */
export const voidResult: DecidedResult = { cancelled: true, home: 0, away: 0 };
