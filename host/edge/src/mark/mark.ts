import { templateRow } from '@marquee/templates/rows';
import { paletteOf } from '@marquee/theme/templates';
import { LRUCache } from 'lru-cache';
import { attributes } from '../http/escape';
import type { SiteState } from '../sources/siteState';
import { type Point, strokesOf } from './letters';
import { png } from './png';

/** Shapes of an icon: with rounded corners, or full-bleed for systems that crop it themselves. */
export type IconShape = 'round' | 'full';

/** A site's icon: its first letter on its accent colour. */
interface Mark {
  letter: string;
  ground: string;
  ink: string;
}

/** The site's icon, in the colours of its template. */
function markOf({ startup }: SiteState): Mark {
  const { site } = startup;
  const { accent, onAccent } = paletteOf(templateRow(site.theme_code), site.theme_color);
  return { letter: site.logo_text || site.site_name, ground: accent, ink: onAccent };
}

/**
 * Height of the letter, width of its strokes and radius of the corners, relative to the icon. Cropping never cuts the
 * letter.
 */
const proportions = {
  round: { height: 0.5, stroke: 0.1, corner: 0.22 },
  full: { height: 0.4, stroke: 0.082, corner: 0 },
} as const;

/** The strokes of an icon, centred in its size. */
function placed(letter: string, size: number, shape: IconShape): Point[][] {
  const strokes = strokesOf(letter);
  const xs = strokes.flat().map(([x]) => x);
  const scale = (proportions[shape].height * size) / 14;
  const left = size / 2 - ((Math.min(...xs) + Math.max(...xs)) / 2) * scale;
  const top = size / 2 - 7 * scale;
  return strokes.map((stroke) => stroke.map(([x, y]) => [left + x * scale, top + y * scale] as const));
}

/** The icon as SVG, without a font. */
export function markSvg(site: SiteState): string {
  const { letter, ground, ink } = markOf(site);
  const { stroke, corner } = proportions.round;
  const path = placed(letter, 64, 'round')
    .map((points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`)
    .join('');
  const pen = attributes({
    d: path,
    fill: 'none',
    stroke: ink,
    'stroke-width': String(64 * stroke),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const square = attributes({ width: '64', height: '64', rx: String(64 * corner), fill: ground });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect${square}/><path${pen}/></svg>`;
}

const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/** Coverage of a pixel by a square with rounded corners. */
function inSquare([x, y]: Point, size: number, corner: number): number {
  if (corner === 0) return 1;
  const [dx, dy] = [x, y].map((at) => Math.max(0, Math.abs(at - size / 2) - size / 2 + corner)) as [number, number];
  return Math.max(0, Math.min(1, corner - Math.hypot(dx, dy) + 0.5));
}

/** Cached icons; each has a few kilobytes. */
const drawn = new LRUCache<string, Buffer>({ max: 400 });

/** The icon as PNG of a size in px. Drawn once per variant. */
export function markPng(site: SiteState, size: number, shape: IconShape): Buffer {
  const { letter, ground, ink } = markOf(site);
  const key = [letter[0], ground, ink, size, shape].join(' ');
  const known = drawn.get(key);
  if (known) return known;
  const { stroke, corner } = proportions[shape];
  const lines = placed(letter, size, shape).flatMap((points) =>
    points.slice(1).map((point, index) => [points[index] ?? point, point] as const),
  );
  const [below, above] = [channels(ground), channels(ink)];
  const half = (size * stroke) / 2;
  const pixels = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at: Point = [x + 0.5, y + 0.5];
      let nearest = Number.POSITIVE_INFINITY;
      for (const [from, to] of lines) nearest = Math.min(nearest, distance(at, from, to));
      const share = Math.max(0, Math.min(1, half - nearest + 0.5));
      const colour = below.map((value, channel) => Math.round(value + ((above[channel] ?? 0) - value) * share));
      pixels.set([...colour, Math.round(255 * inSquare(at, size, corner * size))], (y * size + x) * 4);
    }
  }
  const picture = png(size, pixels);
  drawn.set(key, picture);
  return picture;
}
