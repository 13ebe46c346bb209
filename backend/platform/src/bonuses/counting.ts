import type { Category } from '@marquee/contract/categories';
import type { BonusOffer } from '../sites/bonusOffer';
import { partOf } from './amounts';

/** What a stake is made on, as far as wagering asks. */
export interface StakedOn {
  category?: Category;
  provider: string;
  game: string;
  /** Of a sports bet: its sport, the lowest odds of its selections in thousandths, and its events. */
  sport?: string;
  leastOdds?: number;
  events?: readonly string[];
  /** All that was staked in the round before, minor units. */
  stakedBefore?: number;
}

type Row = BonusOffer['counts'][number];

function fits(row: Row, on: StakedOn): boolean {
  return (
    (row.category === undefined || row.category === on.category) &&
    (row.provider === undefined || row.provider === on.provider) &&
    (row.game === undefined || row.game === on.game) &&
    (row.sport === undefined || row.sport === on.sport) &&
    // A row with odds is of bets alone.
    (row.least_odds === undefined || on.leastOdds !== undefined)
  );
}

/** How much of a stake counts, in percent, and why it does not. The first row that fits decides, whatever its odds. */
export function countingOf(
  { counts }: Pick<BonusOffer, 'counts'>,
  on: StakedOn,
): { percent: number; reason: 'notCounted' | 'oddsTooLow' | null } {
  const row = counts.find((one) => fits(one, on));
  if (!row || row.percent === 0) return { percent: 0, reason: 'notCounted' };
  if (row.least_odds !== undefined && on.leastOdds !== undefined && on.leastOdds < row.least_odds)
    return { percent: 0, reason: 'oddsTooLow' };
  return { percent: row.percent, reason: null };
}

/** What of a stake counts towards wagering, minor units: up to the highest stake of the bonus. */
export function countedStake(
  { highest_stake }: Pick<BonusOffer, 'highest_stake'>,
  { stake, stakedBefore = 0, percent }: { stake: number; stakedBefore?: number; percent: number },
): number {
  const room = highest_stake === null ? stake : Math.max(0, highest_stake - stakedBefore);
  return partOf(Math.min(stake, room), percent, 100, 'up');
}
