/** Symbols by index: 0 the best paying … 8 the least, then the two special ones. */
export const WILD = 9;
export const SCATTER = 10;
/** Number of ordinary symbols. */
export const ORDINARY = 9;
export const REELS = 5;
export const ROWS = 3;

/** The paylines of 20: the row (0 top) on each reel. Games with fewer lines use the first ones. */
export const LINES: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00100',
  '22122',
  '12221',
  '10001',
  '12121',
  '10101',
  '01110',
  '21112',
  '01010',
  '21212',
  '11011',
  '11211',
  '02020',
  '20202',
  '02220',
].map((rows) => [...rows].map(Number)); // prettier-ignore
