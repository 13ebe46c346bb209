import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../check/sourceFiles';
import { languageSteps } from '../language/languageSteps';
import { readLanguage } from '../language/readLanguage';
import { follow, touchedBy } from './follow';
import { type Example, exampleOf, type Step } from './steps';

/**
 * The pages of docs/adding, in an order in which all can be applied to one copy: adding a language repeats texts of the
 * others.
 */
export const kinds = [
  'error',
  'call',
  'payment-method',
  'desk-page',
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

/** The steps of a page for a repository in `folder`. */
export function stepsOf(kind: Kind, folder: string): Step[] {
  return readExample(kind).steps.flatMap((step) =>
    step.kind === 'language' ? languageSteps(readLanguage(step.words), folder) : [step],
  );
}

/** Whether a step runs a slow command. */
const isSlow = (step: Step) => step.kind === 'run' && step.slow;

/** Applies a page to a copy of the repository, with slow commands only on request; returns the files it touches. */
export function followExample(kind: Kind, folder: string, { slow = false } = {}): string[] {
  const steps = stepsOf(kind, folder).filter((step) => slow || !isSlow(step));
  const touched = steps.flatMap((step) => {
    const files = touchedBy(step, folder);
    follow(step, folder);
    return files;
  });
  return [...new Set(touched)];
}

/** Files of a copy that differ from the repository. */
export function changedFiles(folder: string): string[] {
  const text = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const files = [...sourceFiles('', folder)].filter((file) => /\.\w+$/.test(file));
  return files.filter((file) => text(join(folder, file)) !== text(join(root, file))).sort();
}
