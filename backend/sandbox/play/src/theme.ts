import { hash, type Random, random } from '../../src/art/random';

/** A game's visual theme, derived from its colour and name. */
export interface Theme {
  seed: number;
  hue: number;
  /** Backgrounds from far to near, and the reels or table. */
  deep: string;
  mid: string;
  surface: string;
  /** The main light colour, its counterpart, and metal. */
  accent: string;
  second: string;
  metal: string;
  random: () => Random;
}

function hueOf(tint: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16) / 255);
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range === 0) return 260;
  const sector = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return (sector * 60 + 360) % 360;
}

/** Makes the theme and sets its CSS variables. */
export function themeOf(game: { provider_code: string; game_code: string; tint: string }): Theme {
  const seed = hash(`${game.provider_code}/${game.game_code}`);
  const hue = Math.round(hueOf(game.tint) + (seed % 25) - 12);
  const turn = [150, 180, 210, 40, -50][seed % 5] ?? 180;
  const theme: Theme = {
    seed,
    hue,
    deep: `hsl(${hue} 55% 7%)`,
    mid: `hsl(${hue} 52% 17%)`,
    surface: `hsl(${hue} 42% 12%)`,
    accent: `hsl(${(hue + turn + 360) % 360} 92% 66%)`,
    second: `hsl(${hue} 85% 66%)`,
    metal: ['#f5cf6b', '#f3b26a', '#dbe4f0', '#f0a37c'][(seed >>> 5) % 4] ?? '#f5cf6b',
    random: () => random(seed),
  };
  const style = document.documentElement.style;
  for (const name of ['deep', 'mid', 'surface', 'accent', 'second', 'metal'] as const)
    style.setProperty(`--${name}`, theme[name]);
  return theme;
}
