import type { Category } from '@marquee/contract/categories';

/** What a game's pictures are drawn from. */
export interface GameInput {
  providerCode: string;
  gameCode: string;
  title: string;
  category: Category;
}
