import type { Sport } from '@marquee/protocols/odds/feed';
import { cricket } from './cricket';
import type { Model } from './model';
import { sets } from './sets';
import { goals, points } from './timed';

/** The model of each sport. Clocks run faster than in reality, so that a match takes 10 to 50 minutes. */
export const sportModels: Record<Exclude<Sport, 'horse_racing'>, Model> = {
  football: goals({ periods: 2, minutes: 45, rate: 2, pauseMinutes: 3 }, 2.7),
  ice_hockey: goals({ periods: 3, minutes: 20, rate: 1.5, pauseMinutes: 2 }, 5.6),
  basketball: points({ periods: 4, minutes: 10, rate: 1.5, pauseMinutes: 1 }),
  tennis: sets({ toWin: 2, target: 6, decider: true, secondsPerUnit: 55 }),
  table_tennis: sets({ toWin: 3, target: 11, decider: false, secondsPerUnit: 9 }),
  volleyball: sets({ toWin: 3, target: 25, lastTarget: 15, decider: false, secondsPerUnit: 11 }),
  esports: sets({ toWin: 2, target: 13, decider: false, secondsPerUnit: 32 }),
  cricket,
};
