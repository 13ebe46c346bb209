import { useNow as useClock } from '@marquee/sdk';

/** The time in ms, renewed each second. */
export const useNow = (): number => useClock(1000);
