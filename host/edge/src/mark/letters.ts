/** A point of a stroke. Letters are 14 units high. */
export type Point = readonly [x: number, y: number];

/**
 * Capital letters as strokes, so that icons need no font: `M` and `L` as in SVG, `A cx cy rx ry from to` is an arc of
 * an ellipse between two angles (degrees, clockwise from the right).
 */
const drawings: Record<string, string> = {
  A: 'M0 14L5.5 0L11 14M2 9.2L9 9.2',
  B: 'M0 0L0 14M0 0L5.5 0A5.5 3.4 3.6 3.4 -90 90L0 6.8M5.5 6.8A6 10.4 3.9 3.6 -90 90L0 14',
  C: 'A5.5 7 5.5 7 -48 -312',
  D: 'M0 0L0 14M0 0L4 0A4 7 6.5 7 -90 90L0 14',
  E: 'M8.5 0L0 0L0 14L8.5 14M0 7L7 7',
  F: 'M8.5 0L0 0L0 14M0 7L7 7',
  G: 'A5.5 7 5.5 7 -48 -360L6.2 7',
  H: 'M0 0L0 14M10 0L10 14M0 7L10 7',
  I: 'M0 0L0 14',
  J: 'M7 0L7 9.5A3.5 9.5 3.5 4.5 0 165',
  K: 'M0 0L0 14M9 0L0 8.4M3.4 5.2L9.6 14',
  L: 'M0 0L0 14L8.5 14',
  M: 'M0 14L0 0L6 9L12 0L12 14',
  N: 'M0 14L0 0L10 14L10 0',
  O: 'A6 7 6 7 0 360',
  P: 'M0 14L0 0L5.5 0A5.5 4 4 4 -90 90L0 8',
  Q: 'A6 7 6 7 0 360M7.5 10L12 14.6',
  R: 'M0 14L0 0L5.5 0A5.5 4 4 4 -90 90L0 8M5 8L9.6 14',
  S: 'A4.8 3.6 4.2 3.6 -28 -270A4.8 10.6 4.6 3.4 -90 152',
  T: 'M0 0L11 0M5.5 0L5.5 14',
  U: 'M0 0L0 9A5 9 5 5 180 0L10 0',
  V: 'M0 0L5.5 14L11 0',
  W: 'M0 0L3.5 14L7 2.5L10.5 14L14 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5.5 7.4L11 0M5.5 7.4L5.5 14',
  Z: 'M0 0L10 0L0 14L10 14',
};

/** For names that begin with no such letter. */
const sign = 'M5.5 0L11 7L5.5 14L0 7L5.5 0';

/** Step of arcs, degrees. */
const step = 10;

function alongEllipse([cx = 0, cy = 0, rx = 0, ry = 0, from = 0, to = 0]: number[]): Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/** The strokes of a name's first letter as polylines, as wide as the letter and 14 high. */
export function strokesOf(name: string): Point[][] {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase();
  const strokes: Point[][] = [];
  for (const [, command, rest = ''] of (drawings[first] ?? sign).matchAll(/([MLA])([^MLA]*)/g)) {
    const values = rest.trim().split(/\s+/).map(Number);
    const points: Point[] = command === 'A' ? alongEllipse(values) : [[values[0] ?? 0, values[1] ?? 0]];
    const current = strokes.at(-1);
    if (command === 'M' || !current) strokes.push(points);
    else current.push(...points);
  }
  return strokes;
}
