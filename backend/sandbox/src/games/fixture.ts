import { hash } from '../art/random';

/**
 * The number from which a round's fixtures are derived; everybody can compute it from the commitment before the bet.
 */
export function fixtureOf(sealed: string, nonce: number): number {
  return hash(`${sealed}:${nonce}`);
}
