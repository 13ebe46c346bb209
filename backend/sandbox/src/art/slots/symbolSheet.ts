import type { Colours } from '../canvas';
import { gameColours } from '../canvas';
import { mix, shade } from '../colour';
import { at, c, Kit, n, p, starPath } from '../kit';
import { measure, setLine } from '../lettering';
import { motifs } from '../motifs';
import type { Motif } from '../motifs/motif';
import { providerOf } from '../providers';
import { hash } from '../random';
import { title } from '../title';
import { tokens } from '../tokens';
import { frameDrawing } from './frames';
import type { GameInput } from './gameInput';
import { cellSize, columns, symbolCount, titleHeight } from './sheetPlan';
import { slotTheme } from './slotTheme';

const motifNamed = (name: string) => motifs[name] as Motif;

/** A motif, drawn once for the whole sheet, so that it looks the same wherever it is seen. */
function drawn(k: Kit, name: string, accent: string): string {
  const id = k.define(`motif ${name}`, (own) => `<g id="${own}">${motifNamed(name).draw(k, accent)}</g>`);
  return `<use href="#${id}"/>`;
}

/** A high symbol: the subject, lit from behind by its own tone. */
function high(k: Kit, name: string, accent: string): string {
  const { tone } = motifNamed(name);
  return `${k.glow(0, 0, 116, mix(tone, '#ffffff', 0.35), 70)}${at('scale(.53)', drawn(k, name, accent))}`;
}

/** A low symbol: a small thing on a plaque. */
function low(k: Kit, index: number, colours: Colours): string {
  const tone = mix(['#3a5ad8', '#b8324a', '#2f8a5a', '#8a4ac8'][index] as string, colours.middle, 0.35);
  const d = 'M-64-84H64Q84-84 84-64V64Q84 84 64 84H-64Q-84 84-84 64V-64Q-84-84-64-84Z';
  return `${p(d, k.l(`${shade(tone, 0.16)}/85 ${shade(tone, -0.62)}/85`), `stroke="${shade(tone, 0.35)}" stroke-width="3" stroke-opacity=".7"`)}`;
}

/** A word on a ribbon, in the provider's letters. */
function ribbon(k: Kit, word: string, input: GameInput, fill: string, edge: string): string {
  const { face } = providerOf(input.providerCode);
  const size = Math.min(58, 168 / measure(face, word));
  const { d, width } = setLine(face, word, size * 2);
  const band = p(
    'M-108 42H108L96 70 108 98H-108L-96 70Z',
    k.l(fill),
    `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`,
  );
  const letters = `<path transform="translate(${n(-width / 4)} ${n(70 + size * 0.35)}) scale(.5)" d="${d}" fill="#fff" stroke="${edge}" stroke-width="12" paint-order="stroke" stroke-linejoin="round"/>`;
  return `${band}${letters}`;
}

function wild(k: Kit, main: string, input: GameInput, { accent, metal }: Colours): string {
  const { tone } = motifNamed(main);
  return `${c(0, 0, 108, k.l(`${shade(metal, 0.7)} ${metal}@40 ${shade(metal, -0.6)}`, 35), 'stroke="#2a1408" stroke-width="3"')}${c(0, 0, 92, k.r(`${mix(tone, '#ffffff', 0.55)} ${tone}@55 ${shade(tone, -0.7)}`))}${at('translate(0-14) scale(.38)', drawn(k, main, accent))}${ribbon(k, 'WILD', input, '#ffb03a #d8480f@50 #7a1a04', '#3a0c02')}`;
}

function scatter(k: Kit, name: string, input: GameInput, { accent, light }: Colours): string {
  return `${p(starPath(16, 114, 88), k.l(`${shade(light, 0.6)} ${accent}@55 ${shade(accent, -0.45)}`), 'stroke="#fff" stroke-width="3"')}${c(0, 0, 84, k.r(`#fff ${mix(light, '#ffffff', 0.5)}@55 ${mix(accent, '#ffffff', 0.2)}`))}${at('translate(0-12) scale(.36)', drawn(k, name, accent))}${ribbon(k, 'FREE', input, '#8affc8 #0fae7a@50 #04573a', '#02301f')}`;
}

/** A slot's sprite sheet: eleven symbols from the best to the scatter, the frame, and the title. */
export function symbolSheet(input: GameInput): string {
  const { providerCode, gameCode } = input;
  const theme = slotTheme(input.title, input.category, gameCode);
  const k = new Kit(hash(`${providerCode}/${gameCode}`));
  const colours = gameColours(providerCode, gameCode, motifNamed(theme.main).tone);
  const drawings = [
    ...theme.high.map((name) => high(k, name, colours.accent)),
    ...theme.low.map((name, index) => `${low(k, index, colours)}${at('scale(.7)', tokens[name](k))}`),
    wild(k, theme.main, input, colours),
    scatter(k, theme.high[1] as string, input, colours),
  ];
  const half = cellSize / 2;
  const cells = drawings.map((drawing, index) =>
    at(
      `translate(${(index % columns) * cellSize + half} ${Math.floor(index / columns) * cellSize + half})`,
      k.clip(`<path d="M-${half}-${half}H${half}V${half}H-${half}Z"/>`, drawing),
    ),
  );
  const { face, finish } = providerOf(providerCode);
  const width = cellSize * columns;
  const rows = Math.ceil(symbolCount / columns);
  const lettering = title(k, input.title, colours, {
    face,
    finish,
    place: 'low',
    width,
    height: titleHeight,
    room: titleHeight,
  });
  const frame = at(`translate(${width - cellSize} ${(rows - 1) * cellSize})`, frameDrawing(k, theme.frame));
  const body = `${cells.join('')}${frame}${at(`translate(0 ${rows * cellSize})`, lettering)}`;
  return k.svg(width, rows * cellSize + titleHeight, input.title, body);
}
