import type { TemplateBreakpoints } from './breakpoints';
import type { FontChoice } from './fonts';
import type { Palette, ShapeTokens, TypeTokens } from './tokens';

/** The cut of a game's cover that a template's tiles show. */
export type CoverCut = '16x10' | '3x4' | '1x1';

/** Sections of the home page that a template orders; contributions not named here follow in their own order. */
export type HomeSection =
  | 'live'
  | 'hot'
  | 'new'
  | 'featured'
  | 'popular'
  | 'fixtures'
  | 'promotions'
  | 'winners'
  | 'providers'
  | 'missions'
  | 'vip'
  | 'yours';

/** A length on a phone and on a wide screen. */
export type PhoneAndWide = readonly [phone: string, wide: string];

/**
 * Sizes of what is drawn first, as CSS lengths. The regions are built on them and so is the skeleton that stands there
 * until the host draws, so that nothing moves. They are the variables `--bar-size`, `--navigation-size`, `--hero-size`,
 * `--side-size` and `--foot-size`.
 */
export interface FrameSizes {
  /** Height of the header. */
  bar: PhoneAndWide;
  /**
   * Height of the navigation below it; `0px` where it stands at the side, in the header or in the bar at the bottom.
   */
  navigation: PhoneAndWide;
  /** Height of the hero; `0px` for none, `auto` is not a size. */
  hero: PhoneAndWide;
  /** Width of the column at the side, on a wide screen with `frame`. */
  side?: string;
  /** Height of what stays at the foot of a wide screen: what floats stands above it. */
  foot?: string;
}

/** Everything that makes one template: one row of data (R2, R9). */
export interface TemplateRow {
  number: number;
  /** What a site file names: the name of the template's folder. */
  code: string;
  /** Art direction in a few words, for the operator's gallery. */
  mood: string;
  /** Art direction in a sentence, for whoever works on the template. */
  description: string;
  /**
   * Where the navigation stands on a wide screen: below the header (when absent), at the `side` below the header, or as
   * a `column` from top to bottom with the header beside it.
   */
  frame?: 'side' | 'column';
  sizes: FrameSizes;
  /** The template's own breakpoints of R9.13. */
  breakpoints: TemplateBreakpoints;
  /** Class and id of `<body>`, for the five templates that R4.20 names. */
  body?: { className: string; id: string };
  /** Id of the dialog that asks a visitor to log in; absent where `/login` is the way (R2.14). */
  loginModal?: 'loginmodal' | 'modal-signin';
  homeSections: readonly HomeSection[];
  /** What a remote puts into the hero (slot `home.feature`); a site without it has its slides there. */
  heroFeature?: 'fixtures' | 'races' | 'markets';
  /**
   * Where the site's messages stand besides the home page: in the header of every page, which is then served with them.
   */
  messages?: 'header';
  /**
   * What the hero shows of the first slide, so that the edge asks for it at once: the wide cut on every screen, or
   * nothing. By width when absent.
   */
  heroPicture?: 'wide' | 'none';
  fonts: FontChoice;
  type: TypeTokens;
  shape: ShapeTokens;
  cover: CoverCut;
  /**
   * `width/height` of a tile's picture, as CSS writes it; tiles may cut the cover to it. `none`: a tile is a line as
   * high as its caption.
   */
  tileRatio: string;
  /** Exactly five, `color<number>-1` first. */
  palettes: readonly [Palette, Palette, Palette, Palette, Palette];
}

/** What the browser needs of a row; everything else is style, which the edge writes into the page. */
export type Template = Pick<
  TemplateRow,
  'number' | 'code' | 'frame' | 'breakpoints' | 'body' | 'loginModal' | 'homeSections' | 'heroFeature' | 'cover'
>;

/** {@link Template} of a row. */
export function templateOf(row: TemplateRow): Template {
  const { number, code, frame, breakpoints, body, loginModal, homeSections, heroFeature, cover } = row;
  return {
    number,
    code,
    breakpoints,
    homeSections,
    cover,
    ...(frame && { frame }),
    ...(body && { body }),
    ...(loginModal && { loginModal }),
    ...(heroFeature && { heroFeature }),
  };
}

/** A template as its file has it: what the folder's name and the number say by themselves is not written down again. */
export type RowFile = Omit<TemplateRow, 'code' | 'palettes'> & { palettes: readonly Omit<Palette, 'id'>[] };

/** The row of a template, out of its file. */
export function rowOf(code: string, { palettes, ...rest }: RowFile): TemplateRow {
  const named = palettes.map((palette, index) => ({ id: `color${rest.number}-${index + 1}`, ...palette }));
  return { ...rest, code, palettes: named as unknown as TemplateRow['palettes'] };
}

/** The palette of a colour option (`color4-2`); the first one for an option that there is not. */
export function paletteOf(row: TemplateRow, color: string): Palette {
  const option = Number(/^color\d+-([1-5])$/.exec(color)?.[1] ?? 1);
  return row.palettes[option - 1] ?? row.palettes[0];
}
