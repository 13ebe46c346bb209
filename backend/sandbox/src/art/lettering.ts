import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font, type Glyph } from 'opentype.js';

/** The font files that letters are drawn from, as module paths. */
export const faceFiles = {
  epic: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff',
  fun: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  tech: '@fontsource/russo-one/files/russo-one-latin-400-normal.woff',
  comic: '@fontsource/bangers/files/bangers-latin-400-normal.woff',
  slab: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  deco: '@fontsource/limelight/files/limelight-latin-400-normal.woff',
} as const;

/** A display face of the lettering. */
export type Face = keyof typeof faceFiles;

const require = createRequire(import.meta.url);
const fonts = new Map<Face, Font>();

function font(face: Face): Font {
  let found = fonts.get(face);
  if (!found) {
    const data = readFileSync(require.resolve(faceFiles[face]));
    found = opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.length) as ArrayBuffer);
    fonts.set(face, found);
  }
  return found;
}

/** One set line: path data with the baseline at y = 0, starting at x = 0, in picture units. */
export interface Line {
  d: string;
  width: number;
}

const drawn = new Map<string, { glyph: Glyph; commands: Command[] } | null>();

function glyphOf(face: Face, char: string) {
  const key = face + char;
  let found = drawn.get(key);
  if (found === undefined) {
    const source = font(face);
    const glyph = source.charToGlyph(char);
    found = source.charToGlyphIndex(char) ? { glyph, commands: glyph.path.commands } : null;
    if (drawn.size < 2000) drawn.set(key, found);
  }
  return found;
}

/** The text reduced to the face's glyphs: accents are dropped where needed, unsupported scripts disappear. */
export function settable(face: Face, text: string): string {
  const plain = text.normalize('NFC').slice(0, 80);
  let result = '';
  for (const char of plain) {
    if (char === ' ' || glyphOf(face, char)) result += char;
    else for (const base of char.normalize('NFD')) if (/[A-Za-z0-9]/.test(base) && glyphOf(face, base)) result += base;
  }
  return result.replace(/\s+/g, ' ').trim();
}

function glyphs(face: Face, text: string) {
  return [...text].map((char) => glyphOf(face, char)).filter((found) => found !== null);
}

/** The width of a text at size 1 (em). */
export function measure(face: Face, text: string): number {
  const source = font(face);
  const list = glyphs(face, text);
  let width = 0;
  for (const [i, { glyph }] of list.entries()) {
    const after = list[i + 1];
    width += glyph.advanceWidth + (after ? source.getKerningValue(glyph, after.glyph) : 0);
  }
  return width / source.unitsPerEm;
}

/** Sets one line as a path of integers (relative commands: short, and well compressible). */
export function setLine(face: Face, text: string, size: number, bend = 0): Line {
  const source = font(face);
  const scale = size / source.unitsPerEm;
  const total = measure(face, text) * size;
  const list = glyphs(face, text);
  let d = '';
  let pen = 0;
  for (const [i, { glyph, commands }] of list.entries()) {
    const middle = pen + (glyph.advanceWidth * scale) / 2;
    const off = total ? (middle - total / 2) / (total / 2) : 0;
    d += place(commands, scale, pen, middle, bend * off * off, bend ? Math.atan((4 * bend * off) / total) || 0 : 0);
    const after = list[i + 1];
    pen += (glyph.advanceWidth + (after ? source.getKerningValue(glyph, after.glyph) : 0)) * scale;
  }
  return { d, width: total };
}

function place(commands: Command[], scale: number, pen: number, middle: number, dy: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [px, py] = [0, 0];
  const to = (x: number, y: number) => {
    const [fx, fy] = [pen + x * scale - middle, -y * scale];
    return [Math.round(middle + fx * cos - fy * sin), Math.round(dy + fx * sin + fy * cos)] as const;
  };
  const join = (...values: number[]) => values.map((v, i) => (i && v >= 0 ? ` ${v}` : `${v}`)).join('');
  let d = '';
  for (const step of commands) {
    if (step.type === 'Z') {
      d += 'z';
      continue;
    }
    const [x, y] = to(step.x, step.y);
    if (step.type === 'M') d += `M${join(x, y)}`;
    else if (step.type === 'L') {
      if (x === px && y === py) continue;
      d += x === px ? `v${y - py}` : y === py ? `h${x - px}` : `l${join(x - px, y - py)}`;
    } else {
      const [x1, y1] = to(step.x1, step.y1);
      if (step.type === 'Q') d += `q${join(x1 - px, y1 - py, x - px, y - py)}`;
      else {
        const [x2, y2] = to(step.x2, step.y2);
        d += `c${join(x1 - px, y1 - py, x2 - px, y2 - py, x - px, y - py)}`;
      }
    }
    [px, py] = [x, y];
  }
  return d;
}

/** Splits a text into at most `most` lines so that the longest is as short as possible. */
export function breakLines(face: Face, text: string, most: number): string[] {
  const words = text.split(' ');
  if (words.length === 1 || most === 1) return [text];
  let best = [text];
  let bestWidth = measure(face, text);
  for (let i = 1; i < words.length; i++) {
    const rest = breakLines(face, words.slice(i).join(' '), most - 1);
    const lines = [words.slice(0, i).join(' '), ...rest];
    const width = Math.max(...lines.map((l) => measure(face, l)));
    if (width < bestWidth * 0.92) [best, bestWidth] = [lines, width];
  }
  return best;
}
