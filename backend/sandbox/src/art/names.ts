import type { Category } from '@marquee/contract/categories';

const list = (words: string) => words.split(',');

const adjectives = list(
  'Golden,Midnight,Crimson,Silver,Lucky,Wild,Royal,Hidden,Emerald,Amber,Velvet,Thunder,Frozen,Solar,Lunar,Jade,Ruby,Copper,Secret,Mystic,Sunken,Painted,Roaring,Silent,Scarlet,Ivory,Cobalt,Blazing,Dancing,Electric,Ancient,Starlit,Northern,Grand,Swift,Noble,Rising,Merry,Wandering,Shining',
);
const subjects = list(
  'Dragon,Tiger,Lion,Panther,Wolf,Bull,Panda,Phoenix,Falcon,Unicorn,Octopus,Turtle,Cat,Pharaoh,Scarab,Pyramid,Temple,Castle,Lantern,Mask,Sword,Galleon,Wizard,Lotus,Moon,Planet,Robot,Crystal,Diamond,Crown,Treasure,Key,Bell,Clover,Orchard,Candy,Mine,Volcano,Balloon,Hourglass',
);
const owners = list(
  'Pharaoh,Captain,Wizard,Emperor,Queen,Gardener,Miner,Pirate,Samurai,Merchant,Oracle,Baker,Jester,Sultan,Knight,Fisher',
);
const things = list(
  'Treasure,Crown,Lantern,Key,Diamonds,Orchard,Castle,Bells,Masquerade,Potion,Sword,Voyage,Coins,Garden,Hourglass,Gift',
);
const realms = list(
  'the Nile,the Deep,Ember Isle,the Seven Hills,Silver Bay,the Old Forest,Jade Valley,the North,Amber Coast,the Lost City,Cloud Mountain,the Dunes,Moon River,the Summer Court',
);
const tails = list('Quest,Nights,Deluxe,Rush,Gold,Trail,Legends,Spins,Parade,Rising');
const numbers = list('Three,Five,Seven,Eight,Nine,Twelve,Twenty,Hundred');

/** Nouns of categories with names like "adjective noun tail". */
const nouns: Partial<Record<Category, { nouns: string[] }>> = {
  casino: {
    nouns: list(
      'Roulette,Baccarat,Blackjack,Speed Roulette,Speed Baccarat,Dragon Duel,Sic Bo,Poker Table,Salon Roulette,Card Room',
    ),
  },
  poker: { nouns: list('Hold,Draw Poker,Five Cards,Aces,Jacks,High Hand,Full House,Card Room,Poker Club,River Cards') },
  fishing: { nouns: list('Reef,Ocean Hunt,Shark,Lagoon,Harpoon,Deep,Koi Pond,Crab Bay,Octopus,Turtle Island') },
  arcade: { nouns: list('Drop,Pegs,Plunge,Cascade,Bounce,Joystick,Robot Run,Pinfall,Target,Balloon Pop') },
  crash: { nouns: list('Rocket,Plane,Comet,Ascent,Balloon,Liftoff,Orbit,Airship,Meteor,Glider') },
  hash_game: { nouns: list('Dice,Hash Dice,Over Under,Chain,Block Roll,Cube,Hash Tower,Ledger,Coin Hash,Hash Ring') },
  bingo: {
    nouns: list(
      'Bingo,Bingo Hall,Bingo Party,Bingo Club,Bingo Street,Bingo Garden,Bingo Express,Bingo Bay,Bingo Fair,Bingo Night',
    ),
  },
  lottery: { nouns: list('Keno,Lotto,Draw,Numbers,Ten,Pick Three,Pick Four,Raffle,Tombola,Keno Race') },
  sabong: { nouns: list('Derby,Arena,Cockpit,Rooster,Spur,Crow,Plume,Ring,Feather Cup,Rooster Cup') },
  horse_racing: { nouns: list('Stakes,Gallop,Derby,Turf,Sprint,Mile,Steeplechase,Saddle Cup,Furlong,Handicap') },
  sportsbook: {
    nouns: list(
      'Virtual League,Virtual Cup,Kick-off,Virtual Football,Court Stars,Virtual Basket,Penalties,Champions,Goal Rush,Match Day',
    ),
  },
};
const places = list(
  ',Riverside,Harbour,Palace,Terrace,Riviera,Boulevard,Old Town,Lakeside,Skyline,Marina,Garden,Central,Summit,Orient,Avenue,Bay,Crescent,Plaza,Arcadia,Meadow,Island,Station,Corner,Court,Market,Lighthouse,Bridge,Valley',
);

interface Pattern {
  size: number;
  name: (index: number) => string;
}

/** All combinations of word lists, enumerated like an odometer: the first list turns fastest. */
function pattern(lists: string[][], join: (...words: string[]) => string): Pattern {
  return {
    size: lists.reduce((product, words) => product * words.length, 1),
    name: (index) => {
      let rest = index;
      const words = lists.map((words) => {
        const word = words[rest % words.length] as string;
        rest = Math.floor(rest / words.length);
        return word;
      });
      return join(...words);
    },
  };
}

const slots: Pattern[] = [
  pattern([adjectives, subjects], (a, b) => `${a} ${b}`),
  pattern([subjects, realms], (a, b) => `${a} of ${b}`),
  pattern([owners, adjectives, things], (a, b, c) => `${a}’s ${b} ${c}`),
  pattern([owners, things], (a, b) => `${a}’s ${b}`),
  pattern([numbers, adjectives], (a, b) => `${a} ${b} Coins`),
  pattern([subjects, tails], (a, b) => `${a} ${b}`),
];
const longer = pattern([adjectives, subjects, tails], (a, b, c) => `${a} ${b} ${c}`);

function patternsOf(category: Category): Pattern[] {
  const own = nouns[category];
  if (!own) return [...slots, longer];
  return [
    pattern([own.nouns, places, adjectives], (noun, place, adjective) =>
      [adjective, place, noun].filter(Boolean).join(' '),
    ),
  ];
}

/** A step that visits all of `size` before repeating, so large that neighbours differ. */
function stride(size: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));
  let step = Math.floor(size * 0.381966) | 1;
  while (divides(step, size) !== 1) step += 2;
  return step;
}

/** How many different names a category has; at least 10,000. */
export function nameCount(category: Category): number {
  return patternsOf(category).reduce((sum, each) => sum + each.size, 0);
}

/**
 * The name of the game number `index` (from 0) of a category; unique below {@link nameCount}. No real people,
 * businesses or titles.
 */
export function gameName(category: Category, index: number): string {
  const patterns = patternsOf(category);
  const size = nameCount(category);
  let at = (index * stride(size)) % size;
  for (const each of patterns) {
    if (at < each.size) return each.name(at);
    at -= each.size;
  }
  throw new RangeError(`No name ${index} in ${category}`);
}
