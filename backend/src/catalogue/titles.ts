import type { Category } from '@marquee/contract/categories';
import { hash, random } from '../art/random';

const first =
  'Golden Midnight Crimson Silver Lucky Wild Royal Hidden Emerald Amber Velvet Thunder Frozen Solar Lunar Jade Ruby Copper Secret Mystic Sunken Painted Roaring Silent Scarlet Ivory Cobalt Blazing Dancing Electric Ancient Starlit Northern Coral Grand Prime Swift Noble Rising Merry'.split(
    ' ',
  );
const subjects: Partial<Record<Category, string[]>> = {
  slot_game:
    'Dragon,Temple,Treasure,Tiger,Lantern,Pharaoh,Jewels,Phoenix,Orchard,Voyage,Panda,Crown,Falcon,Carnival,Lagoon,Wizard,Bells,Diamonds,Fortune,Jungle,Castle,Samurai,Mermaid,Comet,Buffalo,Pirate,Garden,Masquerade,Express,Wolf,Chest,Scarab,Kingdom,Sevens,Cherries,Unicorn,Volcano,Harvest,Fiesta,Galaxy'.split(
      ',',
    ),
  casino:
    'Roulette,Baccarat,Speed Roulette,Speed Baccarat,Salon Roulette,Salon Baccarat,Roulette Lounge,Baccarat Lounge'.split(
      ',',
    ),
  poker: 'Draw Poker,Jacks,Double Draw,Five Card,Video Poker,Holdback'.split(','),
  fishing: 'Reef,Ocean,Shark,Fishing,Deep,Lagoon,Harpoon,Tide'.split(','),
  arcade: 'Drop,Pegs,Plunge,Cascade,Bounce,Pinfall'.split(','),
  crash: 'Rocket,Plane,Comet,Ascent,Balloon,Liftoff'.split(','),
  hash_game: 'Dice,Hash Dice,Over Under,Chain Dice,Block Roll'.split(','),
  bingo: 'Bingo,Bingo Hall,Bingo Party,Bingo Club'.split(','),
  lottery: 'Keno,Lotto,Draw,Numbers,Lucky Ten'.split(','),
  sabong: 'Derby,Arena,Cockpit,Rooster'.split(','),
  horse_racing: 'Stakes,Gallop,Derby Cup,Turf,Sprint'.split(','),
  sportsbook: 'Virtual League,Virtual Cup,Kick-off,Virtual Football'.split(','),
};
const places = ', Deluxe, II, Night, Gold, Rush, Club, Palace, Bay, Extra, Quest, Nights'
  .split(',')
  .map((p) => p.trim());

/** Names of a provider's games in a category by index: no two alike. */
export function titles(providerCode: string, category: Category): (index: number) => string {
  const nouns = subjects[category] ?? ['Game'];
  const all = first.flatMap((a) =>
    nouns.flatMap((b) => places.slice(0, 4).map((c) => [a, b, c].filter(Boolean).join(' '))),
  );
  const next = random(hash(`titles/${providerCode}/${category}`));
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [all[i], all[j]] = [all[j] as string, all[i] as string];
  }
  return (index) => all[index % all.length] as string;
}
