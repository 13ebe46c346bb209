import type { Colours } from '../canvas';
import type { Kit } from '../kit';

/** A room as it is drawn: its size in picture units, and the game's colours. */
export interface Room {
  k: Kit;
  w: number;
  h: number;
  /** Whether the picture is for a phone upright. */
  isTall: boolean;
  colours: Colours;
}
