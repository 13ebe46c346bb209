import { scriptFonts } from './scriptFonts';

const provided = new Set<string>();

/** Whether the device renders two different letters identically, as the "missing glyph" box. */
function drawsAlike([one, other]: readonly [string, string]): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 32;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return false;
  brush.font = '24px sans-serif';
  const [first, second] = [one, other].map((letter) => {
    brush.clearRect(0, 0, 32, 32);
    brush.fillText(letter, 2, 26);
    return brush.getImageData(0, 0, 32, 32).data;
  });
  return first?.every((value, place) => value === second?.[place]) ?? false;
}

/** Loads a font for the language's script (ISO 15924) if the device has none (D4). */
export function provideScriptFont(script: string): void {
  const font = scriptFonts[script];
  if (!font || provided.has(script) || !drawsAlike(font.letters)) return;
  provided.add(script);
  if ('sheet' in font.source) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = font.source.sheet;
    document.head.append(link);
    return;
  }
  const { file, unicodeRange } = font.source;
  const options = { weight: '100 900', display: 'swap', unicodeRange } as const;
  document.fonts.add(new FontFace(font.family, `url(${file}) format('woff2')`, options));
}
