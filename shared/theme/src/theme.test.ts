import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@rstest/core';
import { acceptTheme } from './accept';
import { viewportOf, wideFrom } from './breakpoints';
import { contrast, contrastFaults } from './contrast';
import { fontFamilies } from './fontFamilies';
import { fontFiles } from './fonts';
import type { Palette } from './tokens';

const require = createRequire(import.meta.url);

/** Existing templates. */
const numbers = { casino1: 1, slot2: 4, sportsbook4: 23 };

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
  ])('%s with %s is %s [R4.17, R8.21]', (code, color, verdict) => {
    expect(acceptTheme(numbers, code, color)).toBe(verdict);
  });
});

/** Black on white in every token. */
const plain = {
  ...Object.fromEntries(['text', 'textMuted', 'accent', 'accentStrong', 'accent2'].map((ink) => [ink, '#000000'])),
  ...Object.fromEntries(['positive', 'negative', 'warning', 'focus'].map((ink) => [ink, '#000000'])),
  ...Object.fromEntries(['surface0', 'surface1', 'surface2', 'onAccent', 'onAccent2'].map((ink) => [ink, '#ffffff'])),
} as unknown as Palette;

describe('contrast', () => {
  test('is the ratio of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('a pair that is too close is a fault', () => {
    expect(contrastFaults(plain)).toEqual([]);
    const faults = contrastFaults({ ...plain, textMuted: '#eeeeee' });
    expect(new Set(faults.map(({ ink }) => ink))).toEqual(new Set(['textMuted']));
  });
});

describe('wideFrom', () => {
  test.each([
    [{}, 1024],
    [{ template9Custom: 999, template9Product: 1200 }, 999],
  ])('a template with the breakpoints %j is wide from %i px [R9.14]', (breakpoints, width) => {
    expect(wideFrom(breakpoints)).toBe(width);
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
  ])('%i px is %s [R9.12]', (width, name) => {
    expect(viewportOf(width)).toBe(name);
  });
});
