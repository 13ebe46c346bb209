/**
 * The pause after a failure, whole ms: a random share of an exponential backoff ("full jitter"), so that what failed
 * together is not tried again together. `failures`: how many there were before; `first` and `longest` pause, ms;
 * `share`: 0 to 1, 1 for the whole pause.
 * Source: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export const backOff = (failures: number, first: number, longest: number, share = Math.random()): number =>
  Math.round(share * Math.min(longest, first * 2 ** failures));
