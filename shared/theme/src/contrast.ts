import type { Palette } from './tokens';

/** A colour token of a palette. */
export type ColorToken = Exclude<keyof Palette, 'id' | 'name' | 'scheme' | 'shade'>;

function channel(hex: string, from: number): number {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface0', 'surface1', 'surface2'] as const;
const texts = ['text', 'textMuted', 'accentStrong', 'positive', 'negative', 'warning'] as const;

/**
 * Every pair of colours that the kit uses: text on its background needs 4.5:1, borders of controls and the focus ring
 * 3:1.
 */
export const usedPairs: readonly { ink: ColorToken; ground: ColorToken; least: number }[] = [
  ...texts.flatMap((ink) => surfaces.map((ground) => ({ ink, ground, least: 4.5 }))),
  { ink: 'onAccent', ground: 'accent', least: 4.5 },
  { ink: 'onAccent', ground: 'accentStrong', least: 4.5 },
  { ink: 'onAccent2', ground: 'accent2', least: 4.5 },
  { ink: 'surface0', ground: 'negative', least: 4.5 },
  { ink: 'surface0', ground: 'positive', least: 4.5 },
  { ink: 'surface0', ground: 'warning', least: 4.5 },
  ...(['accent', 'accent2', 'focus'] as const).flatMap((ink) => surfaces.map((ground) => ({ ink, ground, least: 3 }))),
];

/** A pair with too little contrast. */
export interface ContrastFault {
  ink: ColorToken;
  ground: ColorToken;
  ratio: number;
  least: number;
}

/** The pairs of a palette that miss WCAG AA; must be empty. */
export function contrastFaults(palette: Palette): ContrastFault[] {
  return usedPairs
    .map((pair) => ({ ...pair, ratio: contrast(palette[pair.ink], palette[pair.ground]) }))
    .filter((pair) => pair.ratio < pair.least);
}
