import type { Kit } from '../kit';

/** A small thing of a world, drawn in a box of 200 × 200 with its centre at 0, 0. */
export type Token = (k: Kit) => string;

/** The dark outline that all tokens share, so that they look like one set. */
export const rim = 'stroke="#2a1408" stroke-width="5" stroke-linejoin="round"';
