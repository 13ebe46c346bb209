import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** Labels of the features that games of the catalogue have. */
export const featureLabels = {
  lines: 'feature.lines',
  ways: 'feature.ways',
  wilds: 'feature.wilds',
  free_spins: 'feature.freeSpins',
  multiplier: 'feature.multiplier',
  shooting: 'feature.shooting',
  boss: 'feature.boss',
  instant: 'feature.instant',
  provably_fair: 'feature.provablyFair',
  cash_out: 'feature.cashOut',
  target: 'feature.target',
} as const satisfies Record<string, LabelOf<typeof en>>;
