import type { ScenePaletteName } from '@marquee/contract/scenePalettes';

/** The colours of a site's pictures, `#rrggbb`. */
export interface ScenePalette {
  /** Shadows, and the background of night pictures. */
  deep: string;
  /** Everything between near and lit. */
  middle: string;
  /** Light, and the background of day pictures. */
  light: string;
  /** The eye-catcher. */
  accent: string;
  /** Trims: gold, silver, chalk. */
  metal: string;
  /** Whether it is a day palette: few shadows, and the picture fades to light instead of dark. */
  day: boolean;
}

const night = (deep: string, middle: string, light: string, accent: string, metal: string): ScenePalette => ({
  deep,
  middle,
  light,
  accent,
  metal,
  day: false,
});
const day = (deep: string, middle: string, light: string, accent: string, metal: string): ScenePalette => ({
  ...night(deep, middle, light, accent, metal),
  day: true,
});

/** The palettes by name, one for each of the 22 art directions, in the order of the templates' numbers. */
const byName: Record<ScenePaletteName, ScenePalette> = {
  evening: night('#04140e', '#0f4a37', '#ffd38a', '#d9552f', '#d9a441'),
  graphite: night('#0b0f14', '#2a3a4a', '#bfe6ff', '#4fc3ff', '#c9d6e2'),
  candy: night('#2a0a4a', '#8a2be2', '#ffb3f0', '#ff4fa3', '#ffd75e'),
  acid: night('#07090a', '#1f2d12', '#d6ff5e', '#39ff14', '#e4ffd0'),
  lagoon: day('#0b4f66', '#35b9c3', '#fff4dc', '#ff7a52', '#f0c06a'),
  navy: night('#050d1f', '#14356b', '#dff1ff', '#b7f01e', '#dbe4f0'),
  burgundy: night('#1c0409', '#6b0f22', '#ffc98a', '#e0a84a', '#e7c06a'),
  indigo: night('#08061f', '#2c2384', '#8fe6ff', '#35e0ff', '#cfd4ff'),
  paper: day('#2b2d30', '#c4bdb0', '#f7f5f0', '#3f6b5c', '#9c8a68'),
  comic: day('#17141c', '#ffb703', '#ffe45c', '#e3262e', '#1f6fe5'),
  neon: night('#06030d', '#241042', '#ff5fb4', '#27cfff', '#f6e8ff'),
  amber: night('#10180a', '#4c5a1c', '#ffdf8a', '#ff9a2e', '#e8c26a'),
  news: day('#16161a', '#8e8d88', '#fbfaf6', '#c4112d', '#4b4b50'),
  coral: day('#14506c', '#58b4cf', '#fff4e4', '#ff6f59', '#f3c78e'),
  pixel: night('#0b1036', '#26338f', '#ffe66d', '#ff5d5d', '#4ecdc4'),
  ember: night('#050403', '#1d130b', '#ffbd70', '#c46a2a', '#d6a05c'),
  festival: night('#2a0f4f', '#d6336c', '#ffe8b5', '#12b5a6', '#ffc02e'),
  slate: night('#0a0f14', '#1c2a36', '#d3e3f0', '#2fd284', '#ff5b61'),
  midnight: night('#050a1c', '#1d3268', '#dce8ff', '#8fa8ff', '#d5deee'),
  toys: day('#1d2b5e', '#46adf7', '#fff6e4', '#f2453d', '#ffc52f'),
  terracotta: night('#2a0f08', '#a8482a', '#ffe0a8', '#1fb3a8', '#f0c27a'),
  asphalt: night('#131416', '#3b3e42', '#fff1e2', '#ff7a1a', '#f5f5f5'),
};

/** The palettes by untrusted name. */
export const palettes: Record<string, ScenePalette> = byName;

/** Narrows untrusted text to a palette's name. */
export const isPalette = (name: string): boolean => Object.hasOwn(palettes, name);
