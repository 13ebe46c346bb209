import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@rstest/core';
import { readRows, templatesFolder } from './data/rows';
import { skeletonStyles } from './data/skeletons';
import { packModules } from './packPlugin';

const folder = mkdtempSync(join(tmpdir(), 'marquee-templates-'));
const codesIn = (from = folder) => readdirSync(from).filter((name) => existsSync(join(from, name, 'row.json')));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const code of codesIn(templatesFolder))
    cpSync(join(templatesFolder, code), join(folder, code), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes a template's row. */
function change(code: string, to: (row: Record<string, unknown>) => void): void {
  const file = join(folder, code, 'row.json');
  const row = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  to(row);
  writeFileSync(file, JSON.stringify(row));
}

describe('a template is a folder', () => {
  test('no two are made of the same parts [R2.25]', () => {
    const { 'packs.js': _packs, 'rows.js': _rows, ...packs } = packModules();
    const partsOf = (source: string) => [...source.matchAll(/from "(.+)";/g)].map(([, file = '']) => file);
    const codesBySource = new Map<string, string[]>();
    for (const [code, pack] of Object.entries(packs)) {
      const source = partsOf(pack)
        .map((file) => readFileSync(file, 'utf8'))
        .join();
      codesBySource.set(source, [...(codesBySource.get(source) ?? []), code]);
    }
    expect(Object.keys(packs)).toHaveLength(codesIn(templatesFolder).length);
    expect([...codesBySource.values()].filter((codes) => codes.length > 1)).toEqual([]);
  });

  test.each(codesIn(templatesFolder))('without the folder of %s the others are built as before', (code) => {
    const whole = packModules(folder);
    rmSync(join(folder, code), { recursive: true });
    const { 'packs.js': packs, 'rows.js': rows, ...others } = packModules(folder);
    const { [`${code}.js`]: gone, 'packs.js': _packs, 'rows.js': _rows, ...kept } = whole;
    expect(gone).toContain(`/${code}/Header.tsx`);
    expect(others).toEqual(kept);
    expect(`${packs}${rows}`).not.toMatch(new RegExp(`["/]${code}\\b|^${code}:`, 'm'));
  });

  test('a new folder is one more template, after those with smaller numbers', () => {
    const number = (readRows(folder).at(-1)?.number ?? 0) + 1;
    cpSync(join(folder, 'casino1'), join(folder, 'casino99'), { recursive: true });
    change('casino99', (row) => Object.assign(row, { number }));
    expect(readRows(folder).at(-1)).toMatchObject({ code: 'casino99', number });
    expect(packModules(folder)['packs.js']).toContain(`"casino99":${number}`);
  });

  test('a folder without a row is none', () => {
    rmSync(join(folder, 'slot5', 'row.json'));
    expect(readRows(folder).map(({ code }) => code)).not.toContain('slot5');
  });

  test('a template without one of its parts is refused with the file that is missing', () => {
    rmSync(join(folder, 'slot5', 'Hero.tsx'));
    expect(() => packModules(folder)).toThrow(join(folder, 'slot5', 'Hero.tsx'));
  });

  test.each([
    [
      'a colour that is none',
      'palettes.0.accent',
      (row: { palettes: { accent: string }[] }) => {
        for (const palette of row.palettes) palette.accent = 'red';
      },
    ],
    ['four palettes', 'palettes', (row: { palettes: unknown[] }) => void row.palettes.pop()],
    [
      'a font that we do not have',
      'fonts.text',
      (row: { fonts: { text: string } }) => {
        row.fonts.text = 'comic';
      },
    ],
    [
      'a field that nobody reads',
      'colour',
      (row: { colour?: string }) => {
        row.colour = 'red';
      },
    ],
  ])('%s is refused with file and field', (_, field, to) => {
    change('slot5', to as (row: Record<string, unknown>) => void);
    expect(() => readRows(folder)).toThrow(`${join(folder, 'slot5/row.json')}: ${field}`);
  });

  test('two templates of one number are refused', () => {
    change('slot5', (row) => Object.assign(row, { number: 1 }));
    expect(() => readRows(folder)).toThrow('two templates have the number 1');
  });
});

describe('the styles of a skeleton', () => {
  test('are minified, those of the wide layout apart', () => {
    expect(skeletonStyles('casino6').wide).toBe('.sk-hero{padding-block-end:3.5rem}');
    expect(skeletonStyles('slot4').phone).toContain('inset-inline-start:calc(50% - var(--world)/2)');
  });

  test('are none where the template has no file for them', () => {
    expect(skeletonStyles('sportsbook4')).toEqual({ phone: '', wide: '' });
  });
});
