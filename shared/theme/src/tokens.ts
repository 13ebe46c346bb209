/**
 * The semantic colours of one colour option. CSS variables have the same names (`surface0` → `--surface-0`). All except
 * `shade` are opaque `#rrggbb`, so that contrast can be computed (see `contrast.ts`).
 */
export interface Palette {
  /** `color<number>-<option>`. */
  id: string;
  /** Display name in the gallery. */
  name: string;
  scheme: 'dark' | 'light';
  /** Backgrounds: page, raised (cards, bars) and highest (inputs, pressed, menus). Never more than three levels. */
  surface0: string;
  surface1: string;
  surface2: string;
  /**
   * Body text, and secondary text; both readable on all three surfaces. `textMuted` is also the border colour of
   * controls.
   */
  text: string;
  textMuted: string;
  /** Decorative hairlines. Not for borders of controls. */
  line: string;
  /** Background of the primary action and of selected marks; `onAccent` is the text on it. */
  accent: string;
  /** Hover and pressed background, and the accent as text or icon on a surface. */
  accentStrong: string;
  onAccent: string;
  /** Secondary accent: badges, live marks. A background, with `onAccent2` as its text. */
  accent2: string;
  onAccent2: string;
  /** Win, loss and warning as text or icon on a surface. Never the only indication. */
  positive: string;
  negative: string;
  warning: string;
  /** Focus ring, with a gap, on any surface. */
  focus: string;
  /** Scrim below dialogs and over pictures; may be translucent. */
  shade: string;
}

/** Corners, density and depth of a template. Lengths are CSS lengths. */
export interface ShapeTokens {
  radiusS: string;
  radiusM: string;
  radiusL: string;
  /** Pills and avatars: 999px, or the template's radius if nothing is round. */
  radiusFull: string;
  shadow1: string;
  shadow2: string;
  /** Page margin, and gap between tiles. */
  gutter: string;
  contentWidth: string;
  /** Minimum width of a tile in a grid; with the gutter it determines the number of columns. */
  tileWidth: string;
  /** Height of a tile below its picture, in rem; 3.5 by default. The virtualised grid relies on it. */
  tileCaption?: number;
  /** The CSS `corner-shape`; `round` by default. Browsers without support use the radius. */
  corner?: 'bevel' | 'notch' | 'scoop';
  /** Border width of cards, buttons and fields; 1px by default. */
  stroke?: string;
  /** Hard shadow of cards and primary buttons, as offset, blur and spread of a `box-shadow`; none by default. */
  lift?: string;
  /** Colour of that shadow and of the primary button's border, from the palette's variables; transparent by default. */
  rim?: string;
  /**
   * Line below the title of a page, a dialog and an empty state, as a CSS `background` of a strip 8px high; a short bar
   * by default. Decoration, so that a page is the template's own without header and hero.
   */
  divider?: string;
  /**
   * Decoration of cards, dialogs and empty states: layers of a CSS `background` over their colour, within 16px of an
   * edge or so faint that text on it keeps its contrast; none by default.
   */
  card?: string;
  /**
   * Mark behind the end of a page's title and behind the icon of an empty state: layers of a CSS `background` of a box
   * 8rem wide, their colours at most 30 % opaque, so that a long title can be read on it; none by default.
   */
  mark?: string;
}

/** Typography of a template. All templates have the same six steps, in their own sizes. */
export interface TypeTokens {
  scale: { 12: string; 14: string; 16: string; 20: string; 28: string; 40: string };
  weightDisplay: number;
  /** `text-transform` and `letter-spacing` of headings. */
  caseDisplay: 'none' | 'uppercase';
  trackingDisplay: string;
}
