/** A font for a script that no template's family covers. */
export interface ScriptFont {
  /** Its name in every template's font stack, behind the system's fonts. */
  family: string;
  /** Two different letters of the script: if a device renders them alike, it has no font for it. */
  letters: readonly [string, string];
  /** One file, or a style sheet of many small subsets, of which a page loads what it uses. */
  source: { file: string; unicodeRange: string } | { sheet: string };
}

const devanagari: ScriptFont = {
  family: 'Marquee Devanagari',
  letters: ['क', 'म'],
  source: {
    file: '/fonts/5.3.0/noto-sans-devanagari-devanagari-wght-normal.woff2',
    unicodeRange: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
  },
};

const chinese: ScriptFont = {
  family: 'Marquee Han',
  letters: ['中', '国'],
  source: { sheet: '/fonts/5.3.1/noto-sans-sc.css' },
};

/**
 * Fonts by script (ISO 15924), as in the languages' table. Nearly every reader's device has its own font for these
 * scripts; these are loaded only on devices without one.
 */
export const scriptFonts: Readonly<Record<string, ScriptFont>> = { Deva: devanagari, Hans: chinese };
