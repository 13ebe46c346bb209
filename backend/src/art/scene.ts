import { mix } from './colour';
import { box, Kit } from './kit';
import { hash } from './random';
import { liveTable, lounge, terrace } from './scenes/rooms';
import type { View } from './scenes/view';
import { inbox, lottery, missionMap, ocean, reels, rocketRise, stadium } from './scenes/worlds';

const scenes = {
  terrace,
  liveTable,
  reels,
  stadium,
  rocket: rocketRise,
  ocean,
  lottery,
  lounge,
  map: missionMap,
  inbox,
};

/** What a hero illustration shows. */
export type SceneKind = keyof typeof scenes;
/** All kinds, in their order. */
export const sceneKinds = Object.keys(scenes) as SceneKind[];
/** Narrows untrusted text to a kind. */
export const isSceneKind = (kind: string): kind is SceneKind => Object.hasOwn(scenes, kind);

/** Deep, middle, light, accent, metal of each scene palette; `natural` is the subject's own. */
export const palettes: Record<string, [string, string, string, string, string]> = {
  evening: ['#04140e', '#0f4a37', '#ffd38a', '#d9552f', '#d9a441'],
  graphite: ['#0b0f14', '#2a3a4a', '#bfe6ff', '#4fc3ff', '#c9d6e2'],
  candy: ['#2a0a4a', '#8a2be2', '#ffb3f0', '#ff4fa3', '#ffd75e'],
  acid: ['#07090a', '#1f2d12', '#d6ff5e', '#39ff14', '#e4ffd0'],
  lagoon: ['#04324a', '#0f93a8', '#fff0c0', '#ff8a5e', '#ffe3a8'],
  navy: ['#050d1f', '#14356b', '#dff1ff', '#b7f01e', '#dbe4f0'],
  burgundy: ['#1c0409', '#6b0f22', '#ffc98a', '#e0a84a', '#e7c06a'],
  indigo: ['#08061f', '#2c2384', '#8fe6ff', '#35e0ff', '#cfd4ff'],
  amber: ['#10180a', '#4c5a1c', '#ffdf8a', '#ff9a2e', '#e8c26a'],
  coral: ['#0a3350', '#3a86a8', '#fff1de', '#ff6f59', '#ffe2b8'],
  midnight: ['#050a1c', '#1d3268', '#dce8ff', '#8fa8ff', '#d5deee'],
  terracotta: ['#2a0f08', '#a8482a', '#ffe0a8', '#1fb3a8', '#f0c27a'],
};
/** Narrows untrusted text to a palette's name. */
export const isPalette = (name: string): boolean => Object.hasOwn(palettes, name);

const own: Record<SceneKind, string> = {
  terrace: '#0f4a37',
  liveTable: '#0f5a3c',
  reels: '#7a1fb0',
  stadium: '#12406a',
  rocket: '#3a2a9e',
  ocean: '#0a7fa8',
  lottery: '#1f62d0',
  lounge: '#6b1226',
  map: '#1f6f78',
  inbox: '#8a2350',
};

/** What a scene is drawn from. `palette` names one of {@link palettes}; width and height are picture units. */
export interface SceneInput {
  kind: SceneKind;
  palette: string;
  seed: number;
  width: number;
  height: number;
}

/**
 * Draws a hero illustration (visual.md, hero). Wide crops keep the left for text and stand the subject at the right;
 * square and tall crops stand it in the upper middle and darken the foot.
 */
export function scene({ kind, palette, seed, width, height }: SceneInput): string {
  const [deep, middle, light, accent, metal] =
    palettes[palette] ?? (palettes.evening as [string, string, string, string, string]);
  const k = new Kit(hash(`${kind}/${seed}`));
  const wide = width > height * 1.4;
  const view: View = {
    k,
    w: width,
    h: height,
    deep,
    light,
    accent,
    metal,
    middle: mix(middle, own[kind], palette === 'evening' && kind !== 'terrace' ? 0.6 : 0.28),
    x: wide ? width * 0.71 : width / 2,
    y: wide ? height * 0.5 : height * 0.41,
    s: wide ? height / 500 : Math.min(width / 560, height / 620),
  };
  const shade = wide
    ? box(0, 0, width, height, k.l(`${deep}/78 ${deep}/40@36 ${deep}/0@60`, 90))
    : box(0, 0, width, height, k.l(`${deep}/0@55 ${deep}/75@80 ${deep}/95`));
  return k.svg(
    width,
    height,
    '',
    `${scenes[kind](view)}${shade}${box(0, 0, width, height, k.r('#000/0@60 #000/50', 0.5, 0.5, 0.78))}`,
  );
}
