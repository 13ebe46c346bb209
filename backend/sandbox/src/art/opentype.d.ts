/** The part of the font reader that the lettering uses; the package ships no types. */
declare module 'opentype.js' {
  interface Command {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x: number;
    y: number;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  interface Glyph {
    index: number;
    advanceWidth: number;
    path: { commands: Command[] };
  }
  interface Font {
    unitsPerEm: number;
    charToGlyph(char: string): Glyph;
    charToGlyphIndex(char: string): number;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
  export type { Command, Font, Glyph };
}
