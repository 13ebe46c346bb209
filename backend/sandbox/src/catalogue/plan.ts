import type { Category } from '@marquee/contract/categories';
import type { Provider } from '../art/providers';

/** How many games of a category a provider has, least and most, and the prefix of its game codes. */
const plan: Partial<Record<Category, { least: number; most: number; prefix: string }>> = {
  slot_game: { least: 109, most: 160, prefix: 'sl' },
  casino: { least: 64, most: 92, prefix: 'lc' },
  poker: { least: 20, most: 32, prefix: 'pk' },
  fishing: { least: 18, most: 30, prefix: 'fi' },
  arcade: { least: 18, most: 30, prefix: 'ar' },
  crash: { least: 10, most: 18, prefix: 'cr' },
  hash_game: { least: 22, most: 34, prefix: 'ha' },
  bingo: { least: 26, most: 40, prefix: 'bi' },
  lottery: { least: 24, most: 40, prefix: 'lo' },
  sabong: { least: 16, most: 26, prefix: 'sa' },
  horse_racing: { least: 20, most: 30, prefix: 'ho' },
  sportsbook: { least: 14, most: 20, prefix: 'sp' },
};

/** The number of games that a provider has in a category; `chance` in [0, 1) decides within the plan's range. */
export function plannedCount(provider: Provider, category: Category, chance: number): number {
  const row = plan[category];
  if (!row) return 0;
  // A provider of many categories has fewer games in each, except slots.
  const share = category === 'slot_game' ? 1 : Math.max(0.5, 1 - (provider.categories.length - 1) * 0.12);
  return Math.round((row.least + (row.most - row.least) * chance) * share);
}

/** A game's code: unique within its provider, stable as long as the plan only grows. */
export function gameCodeOf(category: Category, index: number): string {
  return `${plan[category]?.prefix ?? 'xx'}${String(index + 1).padStart(3, '0')}`;
}

/** Names that games must match, where a name says what is played. */
const namePatterns: Partial<Record<Category, RegExp>> = {
  casino: /roulette|baccarat/i,
  hash_game: /dice|over under|roll|cube/i,
  arcade: /drop|pegs|plunge|cascade|bounce|pinfall/i,
  lottery: /keno|lotto|draw|numbers|ten/i,
  horse_racing: /^(?!.*(?:steeplechase|trot|hurdle))/i,
  sportsbook: /league|cup|kick-off|football|goal|champions/i,
};

/** Whether the name is suitable for the category. */
export function fitsCategory(category: Category, name: string): boolean {
  return namePatterns[category]?.test(name) ?? true;
}
