import type { LabelOf } from '@marquee/federation/defineRemote';
import { featureLabels } from '../lobby/features';
import type en from '../locales/en.json';

/** Names of game features: those that lobbies filter by, and those of tables, draws and matches. */
export const featureNames = {
  ...featureLabels,
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
} as const satisfies Record<string, LabelOf<typeof en>>;
