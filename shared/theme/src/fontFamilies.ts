/**
 * Unicode ranges of the font packages' subsets; browsers load only those that a page uses. Currency signs except the
 * euro use the system's font: a single ₱ would load the whole extended subset.
 */
export const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;

/** A subset of a font. */
export type FontSubset = keyof typeof unicodeRanges;

/**
 * System fonts used as fallback until a font has loaded. Linux and Android have other names for metrically equal ones.
 */
export const fallbackFonts = {
  sans: {
    regular: ['Arial', 'Liberation Sans', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    generic: 'sans-serif',
  },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'],
    generic: 'serif',
  },
  narrow: {
    regular: ['Arial Narrow', 'Liberation Sans Narrow', 'Roboto Condensed'],
    bold: ['Arial Narrow Bold', 'Liberation Sans Narrow Bold', 'Roboto Condensed Bold'],
    generic: 'sans-serif',
  },
} as const;

/**
 * Weights of a fallback font, by the weight from which they are used. There is none above bold, so `heavy` is bold,
 * scaled wider.
 */
export const cuts = { regular: 1, bold: 600, heavy: 750 } as const;
/** A weight of a fallback font. */
export type Cut = keyof typeof cuts;

/** One self-hosted family. */
export interface FontFamily {
  family: string;
  package: string;
  /** Version of the package: part of the URL, so that font files are immutable. */
  version: string;
  stem: string;
  suffix: string;
  /**
   * CSS `font-weight` of the file: one weight or the variable range; a file with one weight declares a range to prevent
   * synthetic bold.
   */
  weight: string;
  subsets: readonly FontSubset[];
  /** The line box, in em. */
  ascent: number;
  descent: number;
  fallback: keyof typeof fallbackFonts;
  /**
   * Letter widths relative to the fallback font: measured in Chromium over the English texts, in the weight and case of
   * headings and labels in its templates, lightest first. A family with one weight has one entry.
   */
  widths: Partial<Record<Cut, number>>;
}

/** The subsets of a family with all scripts. */
export const allSubsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;

/** The families in use, all under the SIL Open Font License. */
export const fontFamilies = {
  prata: {
    family: 'Prata',
    package: '@fontsource/prata',
    version: '5.3.0',
    stem: 'prata',
    suffix: '400-normal',
    weight: '400',
    subsets: ['latin', 'vietnamese', 'cyrillic'],
    ascent: 0.993,
    descent: 0.362,
    fallback: 'serif',
    widths: { regular: 1.176 },
  },
  mulish: {
    family: 'Mulish',
    package: '@fontsource-variable/mulish',
    version: '5.3.0',
    stem: 'mulish',
    suffix: 'wght-normal',
    weight: '200 1000',
    subsets: allSubsets,
    ascent: 1.005,
    descent: 0.25,
    fallback: 'sans',
    widths: { regular: 1.034, bold: 0.988 },
  },
  oswald: {
    family: 'Oswald',
    package: '@fontsource-variable/oswald',
    version: '5.3.0',
    stem: 'oswald',
    suffix: 'wght-normal',
    weight: '200 700',
    subsets: allSubsets,
    ascent: 1.193,
    descent: 0.289,
    fallback: 'narrow',
    widths: { bold: 0.94 },
  },
  interTight: {
    family: 'Inter Tight',
    package: '@fontsource-variable/inter-tight',
    version: '5.3.0',
    stem: 'inter-tight',
    suffix: 'wght-normal',
    weight: '100 900',
    subsets: allSubsets,
    ascent: 0.9688,
    descent: 0.2412,
    fallback: 'sans',
    widths: { regular: 0.958, bold: 0.941 },
  },
  manrope: {
    family: 'Manrope',
    package: '@fontsource-variable/manrope',
    version: '5.3.0',
    stem: 'manrope',
    suffix: 'wght-normal',
    weight: '200 800',
    subsets: allSubsets,
    ascent: 1.066,
    descent: 0.3,
    fallback: 'sans',
    widths: { regular: 1.015, bold: 0.988, heavy: 1.012 },
  },
  sourceSerif: {
    family: 'Source Serif 4',
    package: '@fontsource/source-serif-4',
    version: '5.3.0',
    stem: 'source-serif-4',
    suffix: '700-normal',
    weight: '700',
    subsets: allSubsets,
    ascent: 1.036,
    descent: 0.335,
    fallback: 'serif',
    widths: { bold: 1.131 },
  },
  exo2Italic: {
    family: 'Exo 2 Italic',
    package: '@fontsource/exo-2',
    version: '5.3.0',
    stem: 'exo-2',
    suffix: '800-italic',
    weight: '800',
    subsets: allSubsets,
    ascent: 0.999,
    descent: 0.201,
    fallback: 'sans',
    widths: { bold: 0.92 },
  },
  jetBrainsMono: {
    family: 'JetBrains Mono',
    package: '@fontsource/jetbrains-mono',
    version: '5.3.0',
    stem: 'jetbrains-mono',
    suffix: '700-normal',
    weight: '700',
    subsets: allSubsets,
    ascent: 1.02,
    descent: 0.3,
    fallback: 'sans',
    widths: { bold: 1.234 },
  },
  geologica: {
    family: 'Geologica',
    package: '@fontsource-variable/geologica',
    version: '5.3.0',
    stem: 'geologica',
    suffix: 'wght-normal',
    weight: '100 900',
    subsets: allSubsets,
    ascent: 0.975,
    descent: 0.275,
    fallback: 'sans',
    widths: { regular: 1.068, bold: 1.03 },
  },
  limelight: {
    family: 'Limelight',
    package: '@fontsource/limelight',
    version: '5.3.0',
    stem: 'limelight',
    suffix: '400-normal',
    weight: '400',
    subsets: ['latin', 'latin-ext'],
    ascent: 0.91,
    descent: 0.307,
    fallback: 'serif',
    widths: { regular: 1.301 },
  },
  ysabeauOffice: {
    family: 'Ysabeau Office',
    package: '@fontsource-variable/ysabeau-office',
    version: '5.3.0',
    stem: 'ysabeau-office',
    suffix: 'wght-normal',
    weight: '1 1000',
    subsets: allSubsets,
    ascent: 1.054,
    descent: 0.289,
    fallback: 'sans',
    widths: { regular: 0.932, bold: 0.88 },
  },
  commissioner: {
    family: 'Commissioner',
    package: '@fontsource-variable/commissioner',
    version: '5.3.0',
    stem: 'commissioner',
    suffix: 'wght-normal',
    weight: '100 900',
    subsets: allSubsets,
    ascent: 1.017,
    descent: 0.206,
    fallback: 'sans',
    widths: { regular: 0.995, bold: 0.94 },
  },
  bigShoulders: {
    family: 'Big Shoulders',
    package: '@fontsource-variable/big-shoulders',
    version: '5.3.0',
    stem: 'big-shoulders',
    suffix: 'wght-normal',
    weight: '100 900',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    ascent: 0.986,
    descent: 0.215,
    fallback: 'narrow',
    widths: { bold: 0.877 },
  },
  tenorSans: {
    family: 'Tenor Sans',
    package: '@fontsource/tenor-sans',
    version: '5.3.0',
    stem: 'tenor-sans',
    suffix: '400-normal',
    weight: '400',
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    ascent: 0.92,
    descent: 0.25,
    fallback: 'sans',
    widths: { regular: 1.093 },
  },
  playfairDisplay: {
    family: 'Playfair Display',
    package: '@fontsource/playfair-display',
    version: '5.3.0',
    stem: 'playfair-display',
    suffix: '400-normal',
    weight: '400',
    subsets: allSubsets,
    ascent: 1.082,
    descent: 0.251,
    fallback: 'serif',
    widths: { regular: 1.104 },
  },
  jura: {
    family: 'Jura',
    package: '@fontsource-variable/jura',
    version: '5.3.0',
    stem: 'jura',
    suffix: 'wght-normal',
    weight: '300 700',
    subsets: allSubsets,
    ascent: 0.965,
    descent: 0.218,
    fallback: 'sans',
    widths: { regular: 1.017 },
  },
  elMessiri: {
    family: 'El Messiri',
    package: '@fontsource-variable/el-messiri',
    version: '5.3.0',
    stem: 'el-messiri',
    suffix: 'wght-normal',
    weight: '400 700',
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    ascent: 1.019,
    descent: 0.544,
    fallback: 'sans',
    widths: { bold: 0.906 },
  },
  nunito: {
    family: 'Nunito',
    package: '@fontsource-variable/nunito',
    version: '5.3.0',
    stem: 'nunito',
    suffix: 'wght-normal',
    weight: '200 1000',
    subsets: allSubsets,
    ascent: 1.011,
    descent: 0.353,
    fallback: 'sans',
    widths: { regular: 1.008, bold: 0.965, heavy: 1.019 },
  },
  montserratAlternates: {
    family: 'Montserrat Alternates',
    package: '@fontsource/montserrat-alternates',
    version: '5.3.0',
    stem: 'montserrat-alternates',
    suffix: '700-normal',
    weight: '700',
    subsets: allSubsets,
    ascent: 0.968,
    descent: 0.251,
    fallback: 'sans',
    widths: { bold: 1.117 },
  },
  unbounded: {
    family: 'Unbounded',
    package: '@fontsource/unbounded',
    version: '5.3.0',
    stem: 'unbounded',
    suffix: '600-normal',
    weight: '600',
    subsets: allSubsets,
    ascent: 0.995,
    descent: 0.245,
    fallback: 'sans',
    widths: { bold: 1.285 },
  },
  exo2: {
    family: 'Exo 2',
    package: '@fontsource-variable/exo-2',
    version: '5.3.0',
    stem: 'exo-2',
    suffix: 'wght-normal',
    weight: '100 900',
    subsets: allSubsets,
    ascent: 0.999,
    descent: 0.201,
    fallback: 'sans',
    widths: { regular: 1.009, bold: 0.971 },
  },
  bangers: {
    family: 'Bangers',
    package: '@fontsource/bangers',
    version: '5.3.0',
    stem: 'bangers',
    suffix: '400-normal',
    weight: '400 900',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    ascent: 0.883,
    descent: 0.181,
    fallback: 'narrow',
    widths: { bold: 0.918 },
  },
  alfaSlabOne: {
    family: 'Alfa Slab One',
    package: '@fontsource/alfa-slab-one',
    version: '5.3.0',
    stem: 'alfa-slab-one',
    suffix: '400-normal',
    weight: '400 900',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    ascent: 1.036,
    descent: 0.333,
    fallback: 'serif',
    widths: { bold: 1.244 },
  },
  bitter: {
    family: 'Bitter',
    package: '@fontsource-variable/bitter',
    version: '5.3.0',
    stem: 'bitter',
    suffix: 'wght-normal',
    weight: '100 900',
    subsets: allSubsets,
    ascent: 0.935,
    descent: 0.265,
    fallback: 'serif',
    widths: { regular: 1.126, bold: 1.079 },
  },
  pressStart: {
    family: 'Press Start 2P',
    package: '@fontsource/press-start-2p',
    version: '5.3.0',
    stem: 'press-start-2p',
    suffix: '400-normal',
    weight: '400 700',
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    ascent: 1,
    descent: 0,
    fallback: 'sans',
    widths: { bold: 1.677 },
  },
  delaGothic: {
    family: 'Dela Gothic One',
    package: '@fontsource/dela-gothic-one',
    version: '5.3.0',
    stem: 'dela-gothic-one',
    suffix: '400-normal',
    weight: '400',
    subsets: allSubsets,
    ascent: 1.16,
    descent: 0.288,
    fallback: 'sans',
    widths: { regular: 1.291 },
  },
  baloo2: {
    family: 'Baloo 2',
    package: '@fontsource-variable/baloo-2',
    version: '5.3.0',
    stem: 'baloo-2',
    suffix: 'wght-normal',
    weight: '400 800',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    ascent: 1.078,
    descent: 0.524,
    fallback: 'sans',
    widths: { bold: 0.942 },
  },
  onest: {
    family: 'Onest',
    package: '@fontsource-variable/onest',
    version: '5.3.1',
    stem: 'onest',
    suffix: 'wght-normal',
    weight: '100 900',
    subsets: allSubsets,
    ascent: 0.97,
    descent: 0.305,
    fallback: 'sans',
    widths: { regular: 1.049, bold: 1.003 },
  },
} as const satisfies Record<string, FontFamily>;

/** Key of a family in {@link fontFamilies}. */
export type FontKey = keyof typeof fontFamilies;
