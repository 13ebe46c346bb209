import type { PictureCut } from '@marquee/contract/gamePicture';
import type { TemplateBreakpoints } from './breakpoints';
import type { FontChoice } from './fonts';
import type { Palette, ShapeTokens, TypeTokens } from './tokens';

/** Sections of the home page that a template orders; other sections follow in their own order. */
export type HomeSection =
  | 'live'
  | 'hot'
  | 'new'
  | 'featured'
  | 'popular'
  | 'fixtures'
  | 'promotions'
  | 'news'
  | 'winners'
  | 'providers'
  | 'missions'
  | 'vip'
  | 'yours';

/** A length on phones and on wide screens. */
export type PhoneAndWide = readonly [phone: string, wide: string];

/**
 * Sizes of the page's frame, as CSS lengths. Regions and their skeletons use them, so that nothing shifts. They become
 * the variables `--bar-size`, `--navigation-size`, `--hero-size`, `--side-size` and `--foot-size`.
 */
export interface FrameSizes {
  /** Height of the header. */
  bar: PhoneAndWide;
  /** Height of the navigation below it; `0px` if it is at the side, in the header or in the bottom bar. */
  navigation: PhoneAndWide;
  /** Height of the hero; `0px` for none; `auto` is not allowed. */
  hero: PhoneAndWide;
  /** Width of the side column, on wide screens with `frame`. */
  side?: string;
  /** Height of the fixed bottom bar on wide screens; floating elements are above it. */
  foot?: string;
}

/** A template as one row of data (R2, R9). */
export interface TemplateRow {
  number: number;
  /** The code in site files: the template's folder name. */
  code: string;
  /** Art direction in a few words, for the gallery. */
  mood: string;
  /** Art direction in a sentence, for developers of the template. */
  description: string;
  /**
   * Position of the navigation on wide screens: below the header (default), at the `side` below the header, or as a
   * full-height `column` beside the header.
   */
  frame?: 'side' | 'column';
  sizes: FrameSizes;
  /** The template's own breakpoints of R9.13. */
  breakpoints: TemplateBreakpoints;
  /** Class and id of `<body>`, for the five templates that R4.20 names. */
  body?: { className: string; id: string };
  /** Id of the login dialog; absent if `/login` is used (R2.14). */
  loginModal?: 'loginmodal' | 'modal-signin';
  /** In order; games and matches are shown only if they are named here and the site has their category. */
  homeSections: readonly HomeSection[];
  /**
   * How the home page shows promotions, `data-promotions` of the page: as `cards` with the picture above (default), as
   * a `band` with a wide picture beside the text, as a `poster` with the text on a plate over it, as a `ticket` with a
   * stub, or as a `list` of lines.
   */
  promotions?: 'band' | 'poster' | 'ticket' | 'list';
  /**
   * How the home page shows matches, `data-matches` of the page: as `cards` (default), as a ruled `table` with the odds
   * beside the sides, or as numbered `lanes`.
   */
  matches?: 'table' | 'lanes';
  /**
   * How the VIP page shows its levels, `data-levels` of the page: as `rows` (default), as door `plates`, as `floors` of
   * a tower, as `waterlines` that rise, as planets of an `orbit`, as stars of a `constellation`, as a ruled `table`, as
   * `steps` of a stair, or as `tickets` with a stub.
   */
  levels?: 'plates' | 'floors' | 'waterlines' | 'orbit' | 'constellation' | 'table' | 'steps' | 'tickets';
  /**
   * How deposits, withdrawals, statement and histories are laid out, `data-cashier` of the page: as `cards`
   * (default), as a ruled `ledger`, as a `board` of large figures, as a torn-off `ticket`, or as a `desk` with the sums
   * beside the lines.
   */
  cashier?: 'ledger' | 'board' | 'ticket' | 'desk';
  /**
   * The three scenes that suit the template, its own first: `{{scene_1}}` to `{{scene_3}}` in the addresses of a site's
   * pictures.
   */
  scenes: readonly [string, string, string];
  /** The remote content of the hero (slot `home.feature`); a site without it shows its slides. */
  heroFeature?: 'fixtures' | 'races' | 'markets';
  /**
   * Where the site's messages are shown besides the home page: in the header of every page, which is then seeded with
   * them.
   */
  messages?: 'header';
  /** The picture of the first slide, for preloading: the wide crop on every screen, or none. By width if absent. */
  heroPicture?: 'wide' | 'none';
  fonts: FontChoice;
  type: TypeTokens;
  shape: ShapeTokens;
  /** The cut of covers in the template's tiles: `plain` where they are cropped, or the name stands on them. */
  cover: PictureCut;
  /**
   * Aspect ratio of a tile's picture in CSS; the cover may be cropped to it. `none`: a tile is a line as high as its
   * caption.
   */
  tileRatio: string;
  /** Exactly five, `color<number>-1` first. */
  palettes: readonly [Palette, Palette, Palette, Palette, Palette];
}

/** The parts of a row that the browser needs; everything else is CSS, which the edge inlines. */
export type Template = Pick<
  TemplateRow,
  'number' | 'code' | 'frame' | 'breakpoints' | 'body' | 'loginModal' | 'homeSections' | 'heroFeature' | 'cover'
>;

/** The {@link Template} of a row. */
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

/** A template's file, without what follows from the folder's name and the number. */
export type RowFile = Omit<TemplateRow, 'code' | 'palettes'> & { palettes: readonly Omit<Palette, 'id'>[] };

/** The row of a template's file. */
export function rowOf(code: string, { palettes, ...rest }: RowFile): TemplateRow {
  const named = palettes.map((palette, index) => ({ id: `color${rest.number}-${index + 1}`, ...palette }));
  return { ...rest, code, palettes: named as unknown as TemplateRow['palettes'] };
}

/** The palette of a colour option (`color4-2`); the first one for an unknown option. */
export function paletteOf(row: TemplateRow, color: string): Palette {
  const option = Number(/^color\d+-([1-5])$/.exec(color)?.[1] ?? 1);
  return row.palettes[option - 1] ?? row.palettes[0];
}
