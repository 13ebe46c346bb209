import type { TemplateBreakpoint } from './breakpoints';
import { isTemplateCode, type TemplateCode, type TemplateNumber } from './codes';
import type { FontChoice } from './fonts';
import { casino1 } from './rows/casino1';
import { casino2 } from './rows/casino2';
import { casino3 } from './rows/casino3';
import { casino4 } from './rows/casino4';
import { casino5 } from './rows/casino5';
import { casino6 } from './rows/casino6';
import { casino7 } from './rows/casino7';
import { casino8 } from './rows/casino8';
import { casino9 } from './rows/casino9';
import { slot1 } from './rows/slot1';
import { slot2 } from './rows/slot2';
import { slot3 } from './rows/slot3';
import { slot4 } from './rows/slot4';
import { slot5 } from './rows/slot5';
import { slot6 } from './rows/slot6';
import { slot7 } from './rows/slot7';
import { slot8 } from './rows/slot8';
import { slot9 } from './rows/slot9';
import { sportsbook1 } from './rows/sportsbook1';
import { sportsbook2 } from './rows/sportsbook2';
import { sportsbook3 } from './rows/sportsbook3';
import { sportsbook4 } from './rows/sportsbook4';
import type { Palette, ShapeTokens, TypeTokens } from './tokens';

/**
 * Which variant fills each region of a page. A variant is a component of that name in the host's `regions/<region>/` folder (`two-row` →
 * `TwoRow.tsx`), for tile and lobby a style sheet in the kit's `tiles/` and `lists/`. A new look is a new name here and such a file.
 */
export interface RegionVariants {
  header:
    | 'split-menu'
    | 'two-row'
    | 'balance-block'
    | 'masthead'
    | 'dense-ticker'
    | 'lane-bar'
    | 'slim-glass'
    | 'house-corner'
    | 'proscenium'
    | 'floating-dock'
    | 'bold-bar'
    | 'lintel'
    | 'score-bar'
    | 'tilted-banner'
    | 'big-buttons'
    | 'plain'
    | 'thin-bar'
    | 'low-profile'
    | 'awning'
    | 'arcade-bar'
    | 'search-bar'
    | 'over-hero';
  /** The way to the sections; a variant that stands at the side asks for `frame: 'side'`. */
  navigation:
    | 'top-bar'
    | 'category-chips'
    | 'sport-strip'
    | 'sections'
    | 'tree'
    | 'numerals'
    | 'icon-rail'
    | 'house-column'
    | 'centred-tabs'
    | 'side-rail'
    | 'sticker-tabs'
    | 'temple-drawer'
    | 'd-pad'
    | 'flags'
    | 'toy-blocks'
    | 'text-menu'
    | 'star-tabs'
    | 'ticker-menu'
    | 'top-links'
    | 'tile-wall'
    | 'pill-tabs'
    | 'top-tabs';
  hero:
    | 'carousel'
    | 'poster-wall'
    | 'featured-match'
    | 'headline-match'
    | 'three-panes'
    | 'start-line'
    | 'live-split'
    | 'greeting'
    | 'stage'
    | 'orbit'
    | 'panel-strip'
    | 'parallax'
    | 'pixel-scene'
    | 'collage'
    | 'building-blocks'
    | 'editorial'
    | 'star-map'
    | 'signboards'
    | 'postcard'
    | 'arcade'
    | 'three-up'
    | 'lagoon';
  /** How games stand together on the home page and in a lobby. */
  lobby:
    | 'rails'
    | 'grid'
    | 'fixtures-first'
    | 'columns'
    | 'dense-table'
    | 'lanes'
    | 'mosaic'
    | 'salon'
    | 'two-columns'
    | 'honeycomb'
    | 'panels'
    | 'reliefs'
    | 'cartridges'
    | 'masonry'
    | 'large-tiles'
    | 'index'
    | 'constellation'
    | 'tall-rails'
    | 'lounge'
    | 'arcade'
    | 'trays'
    | 'shoreline';
  /** How one game stands in a list. */
  tile:
    | 'table-card'
    | 'poster'
    | 'square'
    | 'fixture'
    | 'clipping'
    | 'line'
    | 'lane'
    | 'glass-plate'
    | 'salon'
    | 'playbill'
    | 'hexagon'
    | 'panel'
    | 'carved'
    | 'pixel-frame'
    | 'paper-cut'
    | 'block'
    | 'index-row'
    | 'planet'
    | 'tall-poster'
    | 'keepsake'
    | 'arch'
    | 'sweet'
    | 'snapshot';
  footer:
    | 'columns'
    | 'stacked'
    | 'compact'
    | 'colophon'
    | 'finish-line'
    | 'glass-band'
    | 'signature'
    | 'programme'
    | 'console'
    | 'last-page'
    | 'roots'
    | 'credits'
    | 'ticket-stubs'
    | 'toy-shelf'
    | 'imprint'
    | 'horizon'
    | 'neon-floor'
    | 'promenade'
    | 'colonnade'
    | 'wrappers'
    | 'shore';
  mobileBar:
    | 'labelled'
    | 'raised-centre'
    | 'text-tabs'
    | 'segments'
    | 'slanted'
    | 'glass-dock'
    | 'lantern'
    | 'sloped'
    | 'cut-dock'
    | 'sticker-bar'
    | 'stones'
    | 'pixel-keys'
    | 'torn-tabs'
    | 'big-keys'
    | 'words'
    | 'radial'
    | 'arcade-keys'
    | 'pebbles'
    | 'niches'
    | 'jelly'
    | 'surf';
  /** The surface of login, registration and forgotten password; `loginModal` says whether login opens over the home page. */
  login:
    | 'card'
    | 'column'
    | 'terminal'
    | 'bib'
    | 'tower-split'
    | 'lamp'
    | 'ticket'
    | 'airlock'
    | 'splash'
    | 'gate'
    | 'cartridge'
    | 'toy-lid'
    | 'letter'
    | 'dome'
    | 'neon-sign'
    | 'seaside'
    | 'portal'
    | 'sweet'
    | 'beach';
}

/** A region of a page that templates fill differently. */
export type Region = keyof RegionVariants;

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
 * Sizes of what is drawn first, as CSS lengths. The regions are built on them and so is the skeleton that stands there until the host
 * draws, so that nothing moves. They are the variables `--bar-size`, `--navigation-size`, `--hero-size`, `--side-size` and `--foot-size`.
 */
export interface FrameSizes {
  /** Height of the header. */
  bar: PhoneAndWide;
  /** Height of the navigation below it; `0px` where it stands at the side, in the header or in the bar at the bottom. */
  navigation: PhoneAndWide;
  /** Height of the hero; `0px` for none, `auto` is not a size. */
  hero: PhoneAndWide;
  /** Width of the column at the side, on a wide screen with `frame`. */
  side?: string;
  /** Height of what stays at the foot of a wide screen: what floats stands above it. */
  foot?: string;
}

/** Everything that makes one template: one row of data (specification §2, §9; architecture, Templates). */
export interface TemplateRow {
  number: TemplateNumber;
  code: TemplateCode;
  /** Art direction in a few words, for the operator's gallery. */
  mood: string;
  regions: RegionVariants;
  /**
   * Where the navigation stands on a wide screen: below the header (when absent), at the `side` below the header, or as a `column` from
   * top to bottom with the header beside it.
   */
  frame?: 'side' | 'column';
  sizes: FrameSizes;
  /** The template's own breakpoints of specification §9. */
  breakpoints: readonly TemplateBreakpoint[];
  /** Class and id of `<body>`, for the five templates that specification §4 names. */
  body?: { className: string; id: string };
  /** Id of the dialog that asks a visitor to log in; absent where `/login` is the way (specification §2). */
  loginModal?: 'loginmodal' | 'modal-signin';
  homeSections: readonly HomeSection[];
  /** What a remote puts into the hero (slot `home.feature`); a site without it has its slides there. */
  heroFeature?: 'fixtures' | 'races' | 'markets';
  /** What the hero shows of the first slide, so that the edge asks for it at once: the wide cut on every screen, or nothing. By width when absent. */
  heroPicture?: 'wide' | 'none';
  fonts: FontChoice;
  type: TypeTokens;
  shape: ShapeTokens;
  cover: CoverCut;
  /** `width/height` of a tile's picture, as CSS writes it; tiles may cut the cover to it. `none`: a tile is a line as high as its caption. */
  tileRatio: string;
  /** Exactly five, `color<number>-1` first. */
  palettes: readonly [Palette, Palette, Palette, Palette, Palette];
}

/** What the browser needs of a row; everything else is style, which the edge writes into the page. */
export type Template = Pick<
  TemplateRow,
  | 'number'
  | 'code'
  | 'regions'
  | 'frame'
  | 'breakpoints'
  | 'body'
  | 'loginModal'
  | 'homeSections'
  | 'heroFeature'
  | 'cover'
>;

/** {@link Template} of a row. */
export function templateOf(row: TemplateRow): Template {
  const { number, code, regions, frame, breakpoints, body, loginModal, homeSections, heroFeature, cover } = row;
  return {
    number,
    code,
    regions,
    breakpoints,
    homeSections,
    cover,
    ...(frame && { frame }),
    ...(body && { body }),
    ...(loginModal && { loginModal }),
    ...(heroFeature && { heroFeature }),
  };
}

/** The row of each template, in the order of their numbers. */
export const templateRows: Record<TemplateCode, TemplateRow> = {
  casino1,
  casino2,
  slot1,
  slot2,
  slot3,
  sportsbook1,
  casino3,
  slot4,
  casino4,
  slot5,
  casino5,
  slot6,
  sportsbook2,
  casino6,
  slot7,
  casino7,
  slot8,
  sportsbook3,
  casino8,
  slot9,
  casino9,
  sportsbook4,
};

/** The row of a template code. An unknown code wears `casino1`; `acceptTheme` is what refuses it. */
export function templateRow(code: string): TemplateRow {
  return isTemplateCode(code) ? templateRows[code] : casino1;
}

/** The palette of a colour option (`color4-2`); the first one for an option that there is not. */
export function paletteOf(row: TemplateRow, color: string): Palette {
  const option = Number(/^color\d+-([1-5])$/.exec(color)?.[1] ?? 1);
  return row.palettes[option - 1] ?? row.palettes[0];
}
