import { hash } from '../art/random';

/** The number that a round's fixtures are made from; everybody can compute it from the commitment before the bet. */
export function fixtureOf(sealed: string, nonce: number): number {
  return hash(`${sealed}:${nonce}`);
}
