import type { TokenName } from '../tokens';
import type { FrameKind } from './frames';

/** Motifs that fit together on a slot's reels. */
interface World {
  /** Motifs whose games are of this world, each also a companion of the others. */
  motifs: string;
  /** Further companions. */
  more: string;
  low: readonly [TokenName, TokenName, TokenName, TokenName];
  frame: FrameKind;
}

const worlds: readonly World[] = [
  {
    motifs: 'dragon panda lantern ingot luckyCat',
    more: 'coins flower',
    low: ['gong', 'fan', 'teapot', 'bamboo'],
    frame: 'lacquer',
  },
  {
    motifs: 'pharaoh scarab pyramid',
    more: 'ring chest',
    low: ['horusEye', 'ankh', 'urn', 'scroll'],
    frame: 'sandstone',
  },
  {
    motifs: 'tiger lion panther wolf bull falcon horse rooster',
    more: 'moon',
    low: ['paw', 'feather', 'leaf', 'acorn'],
    frame: 'wood',
  },
  {
    motifs: 'fish shark turtle octopus crab',
    more: 'chest ring',
    low: ['shell', 'starfish', 'coral', 'anchor'],
    frame: 'coral',
  },
  { motifs: 'ship chest', more: 'coins key crab sword', low: ['compass', 'helm', 'anchor', 'barrel'], frame: 'wood' },
  {
    motifs: 'castle sword crown',
    more: 'horse ring key dragon',
    low: ['helmet', 'goblet', 'torch', 'scroll'],
    frame: 'stone',
  },
  {
    motifs: 'wizard unicorn',
    more: 'moon star ring crystal',
    low: ['book', 'candle', 'mushroom', 'feather'],
    frame: 'gold',
  },
  { motifs: 'thunder', more: 'falcon sword bull crown', low: ['laurel', 'helmet', 'lyre', 'urn'], frame: 'stone' },
  { motifs: 'temple', more: 'panther mask flame coins', low: ['maize', 'drum', 'leaf', 'urn'], frame: 'sandstone' },
  { motifs: 'mask balloon', more: 'star gift bell crown', low: ['maracas', 'horn', 'drum', 'feather'], frame: 'candy' },
  { motifs: 'cave', more: 'gem coins crystal horse', low: ['dynamite', 'pick', 'lamp', 'horseshoe'], frame: 'wood' },
  {
    motifs: 'candy gift',
    more: 'balloon star fruit clover',
    low: ['cupcake', 'donut', 'iceCream', 'gumdrop'],
    frame: 'candy',
  },
  { motifs: 'fruit', more: 'seven bell clover star', low: ['strawberry', 'plum', 'pear', 'apple'], frame: 'wood' },
  {
    motifs: 'flower',
    more: 'fish turtle lantern panda',
    low: ['bamboo', 'leaf', 'teapot', 'feather'],
    frame: 'bamboo',
  },
  { motifs: 'clover', more: 'coins bell ring crown', low: ['horseshoe', 'mushroom', 'goblet', 'leaf'], frame: 'wood' },
  {
    motifs: 'seven bell star',
    more: 'gem coins clover fruit',
    low: ['cherry', 'plum', 'lemon', 'horseshoe'],
    frame: 'chrome',
  },
  {
    motifs: 'planet moon rocket plane',
    more: 'star robot crystal',
    low: ['ufo', 'comet', 'satellite', 'telescope'],
    frame: 'steel',
  },
  {
    motifs: 'robot chain joystick target',
    more: 'thunder gem star',
    low: ['microchip', 'gear', 'battery', 'bulb'],
    frame: 'steel',
  },
  {
    motifs: 'flame phoenix',
    more: 'dragon thunder gem ring',
    low: ['chilli', 'ember', 'torch', 'triGem'],
    frame: 'bronze',
  },
  { motifs: 'crystal', more: 'wolf gem moon key', low: ['snowflake', 'pine', 'mitten', 'dropGem'], frame: 'ice' },
  {
    motifs: 'hourglass key',
    more: 'ring star moon chest',
    low: ['watch', 'compass', 'gear', 'candle'],
    frame: 'bronze',
  },
  {
    motifs: 'gem ring coins',
    more: 'crown chest star',
    low: ['roundGem', 'squareGem', 'dropGem', 'triGem'],
    frame: 'gold',
  },
  {
    motifs: 'cards roulette chips dice bingo lotto',
    more: 'seven star gem coins',
    low: ['roundGem', 'squareGem', 'dropGem', 'triGem'],
    frame: 'chrome',
  },
  {
    motifs: 'football basketball trophy',
    more: 'star coins bell',
    low: ['horn', 'drum', 'watch', 'laurel'],
    frame: 'steel',
  },
];

const classic = worlds.find(({ motifs }) => motifs.startsWith('seven')) as World;

/** The world of a motif. */
export function worldOf(motif: string): { companions: string[]; low: World['low']; frame: FrameKind } {
  const { motifs, more, low, frame } = worlds.find((world) => world.motifs.split(' ').includes(motif)) ?? classic;
  return { companions: [...motifs.split(' '), ...more.split(' ')], low, frame };
}
