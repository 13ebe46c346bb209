/**
 * The colours of one colour option, by what they mean. CSS variables of the same names (`surface0` → `--surface-0`).
 * All but `shade` are opaque `#rrggbb`, so that contrast can be computed (see `contrast.ts`).
 */
export interface Palette {
  /** `color<number>-<option>`. */
  id: string;
  /** What an operator reads in the gallery. */
  name: string;
  scheme: 'dark' | 'light';
  /** Page, raised (cards, bars) and highest (inputs, pressed, menus) ground. Never more than these three levels. */
  surface0: string;
  surface1: string;
  surface2: string;
  /** Body text, and quieter text; both readable on all three surfaces. `textMuted` also draws control borders. */
  text: string;
  textMuted: string;
  /** Hairlines that only decorate. Not for control borders. */
  line: string;
  /** Fill of the one primary action and of selected marks; `onAccent` is the text on it. */
  accent: string;
  /** Hover and pressed fill, and the accent as text or icon on a surface. */
  accentStrong: string;
  onAccent: string;
  /** Second voice: badges, live marks. A fill, with `onAccent2` as its text. */
  accent2: string;
  onAccent2: string;
  /** Win, loss and caution as text or icon on a surface. Never the only carrier of meaning. */
  positive: string;
  negative: string;
  warning: string;
  /** Focus ring, drawn with a gap on any surface. */
  focus: string;
  /** Scrim below dialogs and over imagery; may be translucent. */
  shade: string;
}

/** Corners, density and depth of a template. Lengths are CSS lengths. */
export interface ShapeTokens {
  radiusS: string;
  radiusM: string;
  radiusL: string;
  /** Pills and avatars: 999px, or the template's corner where nothing is round. */
  radiusFull: string;
  shadow1: string;
  shadow2: string;
  /** Space between page edge and content, and between tiles. */
  gutter: string;
  contentWidth: string;
  /** Least width of a tile in a grid; with the gutter it makes the column count. */
  tileWidth: string;
  /** Height of a tile below its picture, in rem; 3.5 when absent. The virtualised grid counts on it. */
  tileCaption?: number;
  /**
   * What a corner's radius cuts, as CSS `corner-shape` has it: `round` when absent. A browser without it draws the
   * radius round.
   */
  corner?: 'bevel' | 'notch' | 'scoop';
  /** Thickness of the outlines of cards, buttons and fields; 1px when absent. */
  stroke?: string;
  /** Hard shadow below cards and primary buttons, as offset, blur and spread of a `box-shadow`; none when absent. */
  lift?: string;
  /**
   * Colour of that shadow and of the edge of a primary button, out of the palette's variables; transparent when absent.
   */
  rim?: string;
}

/** Type of a template. The six steps are the same names everywhere; a template may draw them larger or smaller. */
export interface TypeTokens {
  scale: { 12: string; 14: string; 16: string; 20: string; 28: string; 40: string };
  weightDisplay: number;
  /** `text-transform` and `letter-spacing` of headings. */
  caseDisplay: 'none' | 'uppercase';
  trackingDisplay: string;
}
