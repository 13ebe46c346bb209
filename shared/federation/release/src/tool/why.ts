import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { type Choice, siteChoices, type Visitor } from '../registry/choices';
import { registryFor } from '../registry/registryFor';
import { printable } from '../registry/trail';

/** What a visitor gets of a remote. */
export interface Explained {
  remote: string;
  /** The version that is tried first; undefined for none. */
  version: string | undefined;
  /** All that there is, best first, each with why or why not. */
  choices: Choice[];
  /** Whether the visitor's pages have nothing of it: its categories are off, or no version fits. */
  isHidden: boolean;
}

function explained(registry: Registry, visitor: Visitor, [remote, record]: [string, RemoteRecord]): Explained {
  const choices = siteChoices(remote, record, visitor);
  const version = choices.find(({ refusal }) => refusal === undefined)?.version;
  const isHidden = !registryFor(registry, visitor).remotes.some(({ name }) => name === remote);
  return { remote, version, choices, isHidden };
}

/** What a visitor gets of every remote and why, by the functions that edges choose by. */
export const explain = (registry: Registry, visitor: Visitor): Explained[] =>
  Object.entries(registry.remotes)
    .sort(([a], [b]) => a.localeCompare(b))
    .map((entry) => explained(registry, visitor, entry));

function choiceLine({ version, why, because, refusal }: Choice, isFirst: boolean): string {
  const given = isFirst ? 'given' : 'if that fails';
  const reason = refusal === undefined ? [given, because].filter(Boolean).join(': ') : `not given: ${refusal}`;
  return printable(`${why.padEnd(9)} ${version.padEnd(18)} ${reason}`);
}

/** The same as lines to print. */
export function whyLines(registry: Registry, visitor: Visitor): string[] {
  const { site, bucket, language, hostApi, categories } = visitor;
  const who = bucket === null ? 'a visitor without a bucket' : `a visitor with bucket ${bucket}`;
  return [
    `revision ${registry.revision}, ${site}, ${who}, ${language}, host API ${hostApi}`,
    `categories: ${categories.join(', ')}`,
    ...explain(registry, visitor).flatMap(({ remote, version, choices, isHidden }) => [
      `${remote.padEnd(12)} ${isHidden ? 'nothing: no version fits, or its categories are off' : (version ?? 'a card: all is withdrawn')}`,
      ...choices.map((choice) => `    ${choiceLine(choice, choice.version === version && !choice.refusal)}`),
    ]),
  ];
}
