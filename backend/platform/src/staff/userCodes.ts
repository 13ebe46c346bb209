import type { Random } from '@marquee/kernel/random';

/** Letters that are not mistaken for each other, and make no words (RFC 8628, 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** A code of eight letters that a person reads here and types there. */
export const newUserCode = (random: Random): string =>
  Array.from({ length: 8 }, () => letters[random.below(letters.length)]).join('');

/** How a code is shown: `WDJB-MJHT`. */
export const shownUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What a person typed, without spaces and dashes, in capitals. */
export const typedUserCode = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '');
