import { type CallRow, empty, visitor } from './row';

/** A visitor's rate limit: about as fast as anybody can type. */
const rate = { burst: 120, perMinute: 240 };

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
