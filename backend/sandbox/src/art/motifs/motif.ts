import type { Kit } from '../kit';

/** The landscapes behind subjects. */
export type Place =
  | 'desert'
  | 'sea'
  | 'deep'
  | 'forest'
  | 'peaks'
  | 'city'
  | 'space'
  | 'palace'
  | 'sweets'
  | 'temple'
  | 'volcano'
  | 'hall'
  | 'stadium'
  | 'meadow'
  | 'sky';

/** A subject of a cover. `draw` fills a box of 400 × 400 with its centre at 0, 0. */
export interface Motif {
  /** Words of a title (lower case, stems) that select it. */
  words: string;
  place: Place;
  /** The subject's tone, `#rrggbb`: it tints the provider's background. */
  tone: string;
  draw(k: Kit, accent: string): string;
}

/** Gold from light to shadow, as a gradient's colour list. */
export const gold = '#fff7c9 #ffd75e@35 #d8901c@70 #7a4108';
/** Polished steel. */
export const steel = '#fff #c3cfdd@35 #6b7a8e@65 #2a3342';
