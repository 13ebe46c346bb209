import type { FontKey } from '@marquee/theme/fontFamilies';
import { fontFamilies } from '@marquee/theme/fontFamilies';
import { type RowFile, rowOf, type TemplateRow } from '@marquee/theme/templates';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const phoneAndWide = v.strictTuple([text, text]);
const hex = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'must be #rrggbb'));
const fontKey = v.picklist(Object.keys(fontFamilies) as FontKey[]);
const displayIn = v.strictObject({
  'latin-ext': v.exactOptional(fontKey),
  vietnamese: v.exactOptional(fontKey),
  cyrillic: v.exactOptional(fontKey),
});
const homeSection = v.picklist([
  'live',
  'hot',
  'new',
  'featured',
  'popular',
  'fixtures',
  'promotions',
  'news',
  'winners',
  'providers',
  'missions',
  'vip',
  'yours',
]);

const palette = v.strictObject({
  name: text,
  scheme: v.picklist(['dark', 'light']),
  surface0: hex,
  surface1: hex,
  surface2: hex,
  text: hex,
  textMuted: hex,
  line: hex,
  accent: hex,
  accentStrong: hex,
  onAccent: hex,
  accent2: hex,
  onAccent2: hex,
  positive: hex,
  negative: hex,
  warning: hex,
  focus: hex,
  shade: text,
});

const type = v.strictObject({
  scale: v.strictObject({ 12: text, 14: text, 16: text, 20: text, 28: text, 40: text }),
  weightDisplay: v.number(),
  caseDisplay: v.picklist(['none', 'uppercase']),
  trackingDisplay: text,
});

const shape = v.strictObject({
  radiusS: text,
  radiusM: text,
  radiusL: text,
  radiusFull: text,
  shadow1: text,
  shadow2: text,
  gutter: text,
  contentWidth: text,
  tileWidth: text,
  tileCaption: v.exactOptional(v.number()),
  corner: v.exactOptional(v.picklist(['bevel', 'notch', 'scoop'])),
  stroke: v.exactOptional(text),
  lift: v.exactOptional(text),
  rim: v.exactOptional(text),
  divider: v.exactOptional(text),
  card: v.exactOptional(text),
  mark: v.exactOptional(text),
});

/** The schema of a template's `row.json`; `TemplateRow` explains the fields. */
export const rowSchema = v.strictObject({
  $schema: v.exactOptional(text),
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  mood: text,
  description: text,
  frame: v.exactOptional(v.picklist(['side', 'column'])),
  sizes: v.strictObject({
    bar: phoneAndWide,
    navigation: phoneAndWide,
    hero: phoneAndWide,
    side: v.exactOptional(text),
    foot: v.exactOptional(text),
  }),
  breakpoints: v.record(text, v.pipe(v.number(), v.integer(), v.minValue(1))),
  body: v.exactOptional(v.strictObject({ className: text, id: text })),
  loginModal: v.exactOptional(v.picklist(['loginmodal', 'modal-signin'])),
  homeSections: v.array(homeSection),
  promotions: v.exactOptional(v.picklist(['band', 'poster', 'ticket', 'list'])),
  matches: v.exactOptional(v.picklist(['table', 'lanes'])),
  levels: v.exactOptional(
    v.picklist(['plates', 'floors', 'waterlines', 'orbit', 'constellation', 'table', 'steps', 'tickets']),
  ),
  cashier: v.exactOptional(v.picklist(['ledger', 'board', 'ticket', 'desk'])),
  scenes: v.strictTuple([text, text, text]),
  heroFeature: v.exactOptional(v.picklist(['fixtures', 'races', 'markets'])),
  messages: v.exactOptional(v.literal('header')),
  heroPicture: v.exactOptional(v.picklist(['wide', 'none'])),
  fonts: v.strictObject({ display: fontKey, text: fontKey, displayIn: v.exactOptional(displayIn) }),
  type,
  shape,
  cover: v.picklist(['16x10', '3x4', '1x1', '16x10.plain', '3x4.plain', '1x1.plain']),
  tileRatio: text,
  palettes: v.strictTuple([palette, palette, palette, palette, palette]),
});

/** Parses a template's row. Throws with the file, the field and the fault. */
export function readRow(code: string, file: string, source: string): TemplateRow {
  const read = v.safeParse(rowSchema, JSON.parse(source));
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`${file}: ${v.getDotPath(issue) ?? 'row'}: ${issue.message}`);
  }
  const { $schema: _schema, ...row } = read.output;
  return rowOf(code, row satisfies RowFile);
}
