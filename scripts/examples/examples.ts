import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../check/sourceFiles';
import { follow, touchedBy } from './follow';
import { type Example, exampleOf } from './steps';

/** What has a page in docs/adding, in an order in which all of them can be followed in one copy: a language repeats texts of the others. */
export const kinds = [
  'error',
  'call',
  'payment-method',
  'jurisdiction',
  'game-engine',
  'template',
  'language',
] as const;

/** One of them. */
export type Kind = (typeof kinds)[number];

/** Whether a page has this name. */
export const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name);

/** The example of a page. */
export function readExample(kind: Kind): Example {
  return exampleOf(readFileSync(join(root, 'docs/adding', `${kind}.md`), 'utf8'));
}

/** Follows a page in a copy of the repository, and gives the files that it touches there. */
export function followExample(kind: Kind, folder: string): string[] {
  const touched = readExample(kind).steps.flatMap((step) => {
    const files = touchedBy(step, folder);
    follow(step, folder);
    return files;
  });
  return [...new Set(touched)];
}
