import type { Category } from './categories';

/** The kinds of gambling that marketing and offers keep apart (LCCP 5.1.1 and 5.1.12). */
export const products = ['betting', 'casino', 'bingo'] as const;
export type Product = (typeof products)[number];

const others: Partial<Record<Category, Product>> = {
  sportsbook: 'betting',
  horse_racing: 'betting',
  sabong: 'betting',
  bingo: 'bingo',
};

/** The products that categories belong to, in the order of `products`; `hot` is a choice of the others and has none. */
export function productsOf(categories: readonly Category[]): Product[] {
  const all = new Set(
    categories.filter((category) => category !== 'hot').map((category) => others[category] ?? 'casino'),
  );
  return products.filter((product) => all.has(product));
}
