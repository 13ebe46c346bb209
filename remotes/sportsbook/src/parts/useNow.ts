import { useNow as useClock } from '@marquee/sdk';

/** What is drawn of the time in ms, looked at each second. */
export const useNow = <Value>(read: (now: number) => Value): Value => useClock(1000, read);
