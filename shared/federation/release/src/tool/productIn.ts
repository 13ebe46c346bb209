import { type Product, productOf, products } from '@marquee/federation-runtime/products';
import { namesIn } from './arguments';

/** The option that means the desk where no remote is named. */
const ofDesk = '--desk';

/**
 * The product that a command is about, and its words without `--desk`. Throws if they name remotes of both products:
 * their releases are kept apart.
 */
export function productIn(command: string, given: readonly string[]): { product: Product; words: string[] } {
  const words = given.filter((word) => word !== ofDesk);
  const names = command === 'release' ? namesIn(words) : words.slice(0, 2);
  const ofTheDesk = names.filter((name) => productOf(name) === products.desk);
  const isDesk = ofTheDesk.length > 0 || words.length < given.length;
  if (command === 'release' && isDesk && ofTheDesk.length < names.length)
    throw new Error('Release remotes of the desk and of the site in commands of their own.');
  return { product: isDesk ? products.desk : products.site, words };
}
