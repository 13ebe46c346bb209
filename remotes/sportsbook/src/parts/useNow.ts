import { useNow as useClock } from '@marquee/sdk';

/** A value derived from the time in ms, updated every second. */
export const useNow = <Value>(read: (now: number) => Value): Value => useClock(1000, read);
