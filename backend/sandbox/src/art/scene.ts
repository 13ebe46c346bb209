import { mix } from './colour';
import { box, Kit } from './kit';
import { palettes, type ScenePalette } from './palettes';
import { hash } from './random';
import { arches } from './scenes/arches';
import { club } from './scenes/club';
import { comic } from './scenes/comic';
import { desk } from './scenes/desk';
import { festival } from './scenes/festival';
import { jungle } from './scenes/jungle';
import { lagoon } from './scenes/lagoon';
import { neonStreet } from './scenes/neonStreet';
import { observatory } from './scenes/observatory';
import { parlour } from './scenes/parlour';
import { pixelWorld } from './scenes/pixelWorld';
import { press } from './scenes/press';
import { riviera } from './scenes/riviera';
import { liveTable, lounge, terrace } from './scenes/rooms';
import { station } from './scenes/station';
import { stillLife } from './scenes/stillLife';
import { sweetShop } from './scenes/sweetShop';
import { theatre } from './scenes/theatre';
import { tower } from './scenes/tower';
import { toys } from './scenes/toys';
import { track } from './scenes/track';
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
  tower,
  theatre,
  parlour,
  club,
  arches,
  observatory,
  lagoon,
  stillLife,
  riviera,
  press,
  toys,
  sweetShop,
  neonStreet,
  station,
  comic,
  jungle,
  pixelWorld,
  festival,
  desk,
  track,
};

/** The kinds of hero illustrations. */
export type SceneKind = keyof typeof scenes;
export const sceneKinds = Object.keys(scenes) as SceneKind[];
/** Narrows untrusted text to a kind. */
export const isSceneKind = (kind: string): kind is SceneKind => Object.hasOwn(scenes, kind);

/** The subject's own colour, which tints the palette's middle; scenes of an art direction have none. */
const own: { [K in SceneKind]?: string } = {
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

function middleOf(kind: SceneKind, name: string, { middle, day }: ScenePalette): string {
  const tone = own[kind];
  if (!tone) return middle;
  return mix(middle, tone, day ? 0.12 : name === 'evening' && kind !== 'terrace' ? 0.6 : 0.28);
}

/** The input of a scene. `palette` names one of {@link palettes}; width and height are picture units. */
export interface SceneInput {
  kind: SceneKind;
  palette: string;
  seed: number;
  width: number;
  height: number;
}

/**
 * Draws a hero illustration. Wide crops keep the left for text and put the subject at the right; square and tall crops
 * put it in the upper middle. The text's side fades to the palette's dark, or in day palettes to its light. Cards have
 * their text elsewhere: the subject is near the middle, and nothing fades.
 */
export function scene({ kind, palette, seed, width, height }: SceneInput): string {
  const colours = palettes[palette] ?? (palettes.evening as ScenePalette);
  const k = new Kit(hash(`${kind}/${seed}`));
  const wide = width > height * 1.8;
  const card = !wide && width > height;
  const view: View = {
    ...colours,
    k,
    w: width,
    h: height,
    middle: middleOf(kind, palette, colours),
    x: width * (wide ? 0.71 : card ? 0.58 : 0.5),
    y: wide || card ? height * 0.5 : height * 0.41,
    s: wide || card ? height / 500 : Math.min(width / 560, height / 620),
  };
  const ground = colours.day ? colours.light : colours.deep;
  const fade = wide
    ? box(0, 0, width, height, k.l(`${ground}/78 ${ground}/40@36 ${ground}/0@60`, 90))
    : box(0, 0, width, height, k.l(`${ground}/0@55 ${ground}/75@80 ${ground}/95`));
  const edge = colours.day ? '' : box(0, 0, width, height, k.r('#000/0@60 #000/50', 0.5, 0.5, 0.78));
  return k.svg(width, height, '', `${scenes[kind](view)}${card ? '' : fade}${edge}`);
}
