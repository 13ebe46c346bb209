import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@rstest/core';
import { acceptTheme } from './accept';
import { templateBreakpoints, viewportOf, wideFrom } from './breakpoints';
import { colorsOf, templateCodes, templateNumbers } from './codes';
import { contrast, contrastFaults } from './contrast';
import { siteCss, themeCss } from './css';
import { fontFamilies } from './fontFamilies';
import { fontFiles } from './fonts';
import { paletteOf, templateRow, templateRows } from './templates';

const rows = Object.values(templateRows);
const palettes = rows.flatMap((row) => row.palettes);
const require = createRequire(import.meta.url);

describe('codes', () => {
  test('the 22 codes have the numbers 1 to 23 without 18', () => {
    expect(Object.values(templateNumbers)).toEqual([...Array(24).keys()].filter((n) => n !== 0 && n !== 18));
  });
});

describe('acceptTheme', () => {
  test.each([
    ['casino1', 'color1-1', 'ok'],
    ['slot2', 'color4-5', 'ok'],
    ['sportsbook4', 'color23-3', 'ok'],
    ['slot2', 'color2-1', 'Invalid theme color'],
    ['slot2', 'color4-0', 'Invalid theme color'],
    ['slot2', 'color4-6', 'Invalid theme color'],
    ['slot2', '', 'Invalid theme color'],
    ['slot18', 'color18-1', 'Invalid theme code'],
    ['Casino1', 'color1-1', 'Invalid theme code'],
    ['toString', 'color1-1', 'Invalid theme code'],
    ['', '', 'Invalid theme code'],
  ])('%s with %s is %s', (code, color, verdict) => {
    expect(acceptTheme(code, color)).toBe(verdict);
  });

  test('accepts exactly five colours of each of the 22 codes', () => {
    const every = templateCodes.flatMap(colorsOf);
    const accepted = templateCodes.flatMap((code) => every.filter((color) => acceptTheme(code, color) === 'ok'));
    expect(accepted).toEqual(every);
    expect(every).toHaveLength(110);
  });
});

describe('palettes', () => {
  test('contrast is the ratio of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test.each(palettes.map((palette) => [palette.id, palette] as const))('%s meets AA in every pair', (_, palette) => {
    expect(contrastFaults(palette)).toEqual([]);
  });

  test('a pair that is too close is a fault', () => {
    const [palette] = templateRow('slot2').palettes;
    expect(contrastFaults({ ...palette, textMuted: palette.surface2 }).map((fault) => fault.ink)).toContain(
      'textMuted',
    );
  });

  test.each(rows.map((row) => [row.code, row] as const))(
    '%s has its five options, dark and light among them',
    (code, row) => {
      expect(row.palettes.map((palette) => palette.id)).toEqual(colorsOf(code));
      expect(new Set(row.palettes.map((palette) => palette.scheme)).size).toBe(2);
      expect(row.number).toBe(templateNumbers[code]);
    },
  );

  test('an option is found by its number', () => {
    expect(paletteOf(templateRow('slot2'), 'color4-3').id).toBe('color4-3');
    expect(paletteOf(templateRow('slot2'), 'color4-9').id).toBe('color4-1');
  });
});

describe('rows', () => {
  test('are those of the 22 codes, in the order of their numbers', () => {
    expect(rows.map(({ code }) => code)).toEqual(templateCodes);
  });

  test('no two have the same regions', () => {
    const sets = rows.map(({ regions }) => JSON.stringify(regions));
    expect(new Set(sets).size).toBe(rows.length);
  });

  test.each(rows.map((row) => [row.code, row] as const))(
    '%s lists the breakpoints that are called after its number (§9)',
    (_, { number, breakpoints }) => {
      const own = Object.keys(templateBreakpoints).filter(
        (name) => name.startsWith(`template${number}C`) || name.startsWith(`template${number}P`),
      );
      expect([...breakpoints].sort()).toEqual(own.sort());
    },
  );

  test.each(rows.map((row) => [row.code, row] as const))(
    '%s is as wide as its first breakpoint says, or as a desktop',
    (_, { number, breakpoints }) => {
      const custom = templateBreakpoints[`template${number}Custom` as keyof typeof templateBreakpoints];
      expect(wideFrom(breakpoints)).toBe(custom ?? 1024);
    },
  );

  test.each(rows.map((row) => [row.code, row] as const))(
    '%s asks for login where the specification says (§2)',
    (code, row) => {
      const modals: Record<string, string> = {
        slot2: 'loginmodal',
        slot4: 'loginmodal',
        sportsbook1: 'loginmodal',
        slot5: 'modal-signin',
      };
      expect(row.loginModal).toBe(modals[code]);
    },
  );

  test.each(rows.map((row) => [row.code, row] as const))(
    '%s marks the body if the specification names it (§4)',
    (code, row) => {
      const named = ['slot2', 'slot4', 'casino4', 'sportsbook1', 'casino3'].includes(code);
      expect(row.body).toEqual(named ? { className: `template${row.number}`, id: code } : undefined);
    },
  );
});

describe('css', () => {
  const css = themeCss(templateRow('casino1'), paletteOf(templateRow('casino1'), 'color1-1'));
  const names =
    'surface-0 surface-1 surface-2 text text-muted line accent accent-strong on-accent accent-2 on-accent-2 positive negative warning focus shade radius-s radius-m radius-l radius-full space-1 space-12 font-display font-text size-12 size-14 size-16 size-20 size-28 size-40 weight-display shadow-1 shadow-2 motion gutter content-width tile-ratio';

  test.each(names.split(' '))('defines --%s', (name) => {
    expect(css).toMatch(new RegExp(`[{;]--${name}:[^;]`));
  });

  test('animations take 250 ms and ease in and out (specification §9)', () => {
    expect(css).toContain('--motion:250ms ease-in-out;');
  });

  test('needs no escaping in a style element', () => {
    for (const row of rows) for (const palette of row.palettes) expect(siteCss(row, palette)).not.toMatch(/[<>&]|\/\*/);
  });
});

describe('fonts', () => {
  test.each(fontFiles().map((file) => [file.url, file.from] as const))('%s is in its package', (_, from) => {
    expect(existsSync(require.resolve(from))).toBe(true);
  });

  test.each(Object.values(fontFamilies).map((font) => [font.package, font.version] as const))(
    '%s is %s',
    (name, version) => {
      const file = require.resolve(`${name}/package.json`);
      expect(require(file).version).toBe(version);
    },
  );
});

describe('viewportOf', () => {
  test.each([
    [200, 'mobile'],
    [320, 'mobile'],
    [374, 'mobile'],
    [375, 'mobileMedium'],
    [425, 'mobileWide'],
    [768, 'tablet'],
    [1024, 'desktop'],
    [1280, 'desktopMedium'],
    [1600, 'desktopWide'],
  ])('%i px is %s', (width, name) => {
    expect(viewportOf(width)).toBe(name);
  });
});
