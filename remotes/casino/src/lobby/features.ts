import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** Labels of the features that tables, cards, draws and derbies have. */
export const featureLabels: Partial<Record<string, LabelOf<typeof en>>> = {
  table: 'feature.table',
  single_zero: 'feature.singleZero',
  cards: 'feature.cards',
  side_bets: 'feature.sideBets',
  hold: 'feature.hold',
  draw: 'feature.draw',
  card: 'feature.card',
  pick: 'feature.pick',
  match: 'feature.match',
  simulated: 'feature.simulated',
};
