import { contrast, contrastFaults } from '@marquee/theme/contrast';
import { paletteVariables, siteCss, themeCss } from '@marquee/theme/css';
import { paletteOf } from '@marquee/theme/templates';
import { describe, expect, test } from '@rstest/core';
import { acceptTheme, colorsOf, templateCodes } from './codes';
import { templateRow, templateRows } from './rows';

const palettes = templateRows.flatMap((row) => row.palettes);

test('exactly five colours of each of the 22 codes are accepted [R2.24]', () => {
  const every = templateCodes.flatMap(colorsOf);
  const accepted = templateCodes.flatMap((code) => every.filter((color) => acceptTheme(code, color) === 'ok'));
  expect(accepted).toEqual(every);
  expect(every).toHaveLength(5 * templateCodes.length);
});

describe('palettes', () => {
  test.each(palettes.map((palette) => [palette.id, palette] as const))(
    '%s meets AA in every pair [R2.26]',
    (_, palette) => {
      expect(contrastFaults(palette)).toEqual([]);
    },
  );

  test.each(templateRows.map((row) => [row.code, row] as const))(
    '%s has its five options, dark and light among them [R2.24]',
    (code, row) => {
      expect(row.palettes.map((palette) => palette.id)).toEqual(colorsOf(code));
      expect(new Set(row.palettes.map((palette) => palette.scheme)).size).toBe(2);
    },
  );

  test('an option is found by its number', () => {
    expect(paletteOf(templateRow('slot2'), 'color4-3').id).toBe('color4-3');
    expect(paletteOf(templateRow('slot2'), 'color4-9').id).toBe('color4-1');
  });
});

describe('the mark behind a title', () => {
  const marked = templateRows.filter(({ shape }) => shape.mark);
  const inks = /color-mix\(in srgb,var\(--([\w-]+)\) (\d+)%,#0000\)/g;
  const mixed = (ink: string, ground: string, share: number) =>
    `#${[1, 3, 5]
      .map((at) => [ink, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number])
      .map(([over, under]) => Math.round(over * share + under * (1 - share)))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;

  test.each(marked.map((row) => [row.code, row] as const))('of %s is faint in every palette', (_, row) => {
    const mark = row.shape.mark ?? '';
    expect(mark.replace(inks, '')).not.toContain('var(');
    const used = [...mark.matchAll(inks)].map(([, name = '', share]) => [name, Number(share)] as const);
    expect(used.length).toBeGreaterThan(0);
    for (const palette of row.palettes)
      for (const [name, share] of used) {
        expect(share).toBeLessThanOrEqual(30);
        const ink = paletteVariables(palette)[`--${name}`] ?? '';
        expect(contrast(palette.text, mixed(ink, palette.surface0, share / 100))).toBeGreaterThanOrEqual(4.5);
      }
  });
});

describe('css', () => {
  const css = themeCss(templateRow('casino1'), paletteOf(templateRow('casino1'), 'color1-1'));
  const names =
    'surface-0 surface-1 surface-2 text text-muted line accent accent-strong on-accent accent-2 on-accent-2 positive negative warning focus shade radius-s radius-m radius-l radius-full space-1 space-12 font-display font-text size-12 size-14 size-16 size-20 size-28 size-40 weight-display shadow-1 shadow-2 motion gutter content-width tile-ratio';

  test.each(names.split(' '))('defines --%s', (name) => {
    expect(css).toMatch(new RegExp(`[{;]--${name}:[^;]`));
  });

  test('animations take 250 ms and ease in and out [R9.16]', () => {
    expect(css).toContain('--motion:250ms ease-in-out;');
  });

  test('needs no escaping in a style element', () => {
    for (const row of templateRows)
      for (const palette of row.palettes) expect(siteCss(row, palette)).not.toMatch(/[<>&]|\/\*/);
  });
});
