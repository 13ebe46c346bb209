import { languageCodes, languages } from '@marquee/contract/languages';
import { wideFrom } from './breakpoints';
import { displayIn, fontFaceCss, fontStack, type OptionalFonts } from './fonts';
import type { TemplateRow } from './templates';
import type { Palette } from './tokens';

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();

/**
 * The colour variables of a palette: `surface0` → `--surface-0`, `onAccent2` → `--on-accent-2`; and `--light`, a factor
 * for values that apply to light palettes only. (Compilers turn `light-dark()` into variables that depend on a
 * `color-scheme` in the same file; ours is generated here.)
 */
export function paletteVariables(palette: Palette): Record<string, string> {
  const { id: _id, name: _name, scheme, ...colors } = palette;
  const named = Object.entries(colors).map(([name, value]) => [`--${kebab(name)}`, value]);
  return { ...Object.fromEntries(named), '--light': scheme === 'light' ? '100%' : '0%' };
}

/** Type, shape, spacing and motion variables of a template. */
export function templateVariables(row: TemplateRow): Record<string, string> {
  const { shape, type } = row;
  const caption = `${shape.tileCaption ?? 3.5}rem`;
  const spaces = Array.from({ length: 12 }, (_, step) => [`--space-${step + 1}`, `${(step + 1) / 4}rem`]);
  const sizes = Object.entries(type.scale).map(([step, value]) => [`--size-${step}`, value]);
  return {
    '--radius-s': shape.radiusS,
    '--radius-m': shape.radiusM,
    '--radius-l': shape.radiusL,
    '--radius-full': shape.radiusFull,
    ...Object.fromEntries(spaces),
    '--font-display': fontStack(row.fonts.display, row.fonts.text),
    '--font-text': fontStack(row.fonts.text),
    ...Object.fromEntries(sizes),
    '--weight-display': String(type.weightDisplay),
    '--case-display': type.caseDisplay,
    '--tracking-display': type.trackingDisplay,
    '--shadow-1': shape.shadow1,
    '--shadow-2': shape.shadow2,
    '--motion': '250ms ease-in-out',
    '--gutter': shape.gutter,
    '--content-width': shape.contentWidth,
    '--tile-ratio': row.tileRatio,
    '--tile-line': row.tileRatio === 'none' ? caption : 'initial',
    '--tile-width': shape.tileWidth,
    '--tile-caption': caption,
    '--corner': shape.corner ?? 'round',
    '--stroke': shape.stroke ?? '1px',
    '--lift': shape.lift ?? '0 0 0',
    '--rim': shape.rim ?? 'transparent',
    '--divider': shape.divider ?? 'linear-gradient(var(--accent) 0 0) 0 0/3rem 2px no-repeat',
    '--card': shape.card ?? '',
    '--mark': shape.mark ?? 'none',
  };
}

/** The frame's sizes: on phones, and from the template's wide layout on. */
function frameCss({ sizes, breakpoints }: TemplateRow, selector: string): string {
  const { bar, navigation, hero, side = '0px', foot = '0px' } = sizes;
  const at = (place: 0 | 1) =>
    `--bar-size:${bar[place]};--navigation-size:${navigation[place]};--hero-size:${hero[place]};--side-size:${place ? side : '0px'};--foot-size:${place ? foot : '0px'}`;
  return `${selector}{${at(0)}}@media(min-width:${wideFrom(breakpoints)}px){${selector}{${at(1)}}}`;
}

/** The headings' fonts in the languages whose letters the display family lacks. */
function displayCss({ fonts }: TemplateRow, selector: string): string {
  return languageCodes
    .filter((language) => displayIn(fonts, language) !== fonts.display)
    .map((language) => {
      const stack = fontStack(displayIn(fonts, language), fonts.text);
      return `${selector}:lang(${languages[language].tag}){--font-display:${stack}}`;
    })
    .join('');
}

/**
 * A site's theme as CSS: variables of template and colour option on `:root`, to be inlined before first paint. Pure;
 * contains no text from a site file, so nothing needs escaping.
 * @param selector where the variables apply; other than `:root` only if several themes are on one page
 */
export function themeCss(row: TemplateRow, palette: Palette, selector = ':root'): string {
  const variables = { ...paletteVariables(palette), ...templateVariables(row) };
  const body = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${selector}{color-scheme:${palette.scheme};${body.join(';')}}${displayCss(row, selector)}${frameCss(row, selector)}`;
}

/**
 * The inlined CSS of a site's theme: font faces and variables. `optional` selects the fonts that must not be swapped in
 * late.
 */
export function siteCss(row: TemplateRow, palette: Palette, optional?: OptionalFonts): string {
  return fontFaceCss(row.fonts, optional) + themeCss(row, palette);
}
