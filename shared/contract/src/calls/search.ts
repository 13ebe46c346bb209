import { type CallRow, empty, visitor } from './row';

/** What one visitor may search: about what somebody types who types without end. */
const rate = { burst: 120, perMinute: 240 };

/** One search for everything that a site has. */
export const search = {
  'search/find': {
    ...visitor({
      ...empty,
      ranks: [],
      total: 0,
      categories: [],
      providers: [],
      features: [],
      sports: [],
      matches: [],
      pages: [],
      best: 'games',
      marks: [],
      did_you_mean: '',
    }),
    rate,
  },
} satisfies Record<string, CallRow>;
