import type { TemplateBreakpoint } from './breakpoints';
import { familyOf, isTemplateCode, type TemplateCode, type TemplateFamily, type TemplateNumber } from './codes';
import type { FontChoice } from './fonts';
import { casino1 } from './rows/casino1';
import { slot2 } from './rows/slot2';
import { sportsbook1 } from './rows/sportsbook1';
import type { Palette, ShapeTokens, TypeTokens } from './tokens';

/** Which variant fills each region of a page. A new look is a new name here and a component in the region's folder. */
export interface RegionVariants {
  header: 'split-menu' | 'two-row' | 'balance-block';
  navigation: 'top-bar' | 'category-chips' | 'sport-strip';
  hero: 'carousel' | 'poster-wall' | 'featured-match';
  lobby: 'rails' | 'grid' | 'fixtures-first';
  tile: TileVariant;
  footer: 'columns' | 'stacked' | 'compact';
  mobileBar: 'labelled' | 'raised-centre' | 'bet-slip';
  login: 'page' | 'modal';
}

/** How a game stands in a list; each has a fixed picture ratio, so that nothing shifts when covers arrive. */
export type TileVariant = 'table-card' | 'poster' | 'square' | 'fixture';

/** Sections of the home page that a template orders; contributions not named here follow in their own order. */
export type HomeSection =
  | 'live'
  | 'jackpots'
  | 'hot'
  | 'new'
  | 'featured'
  | 'popular'
  | 'fixtures'
  | 'promotions'
  | 'winners'
  | 'providers';

/** Everything that makes one template: one row of data (specification §2, §9; architecture, Templates). */
export interface TemplateRow {
  number: TemplateNumber;
  code: TemplateCode;
  /** Art direction in a few words, for the operator's gallery. */
  mood: string;
  regions: RegionVariants;
  /** The template's own breakpoints of specification §9. */
  breakpoints: readonly TemplateBreakpoint[];
  /** Class and id of `<body>`, for the five templates that specification §4 names. */
  body?: { className: string; id: string };
  /** Id of the dialog that asks a visitor to log in; absent where `/login` is the way (specification §2). */
  loginModal?: 'loginmodal' | 'modal-signin';
  homeSections: readonly HomeSection[];
  fonts: FontChoice;
  type: TypeTokens;
  shape: ShapeTokens;
  /** `width / height` of a tile's picture, as CSS writes it. */
  tileRatio: string;
  /** Exactly five, `color<number>-1` first. */
  palettes: readonly [Palette, Palette, Palette, Palette, Palette];
}

/** The rows that are drawn. A code without a row of its own wears its family's first row. */
export const templateRows: Partial<Record<TemplateCode, TemplateRow>> = { casino1, slot2, sportsbook1 };

const familyRows: Record<TemplateFamily, TemplateRow> = { casino: casino1, slot: slot2, sportsbook: sportsbook1 };

/** The row of a template code. An unknown code wears `casino1`; `acceptTheme` is what refuses it. */
export function templateRow(code: string): TemplateRow {
  if (!isTemplateCode(code)) return casino1;
  return templateRows[code] ?? familyRows[familyOf(code)];
}

/** The palette of a colour option (`color4-2`): the option's place counts, so that a row worn by another code works too. */
export function paletteOf(row: TemplateRow, color: string): Palette {
  const option = Number(/^color\d+-([1-5])$/.exec(color)?.[1] ?? 1);
  return row.palettes[option - 1] ?? row.palettes[0];
}
