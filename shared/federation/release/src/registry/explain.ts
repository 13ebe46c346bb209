import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { type Choice, siteChoices, type Visitor } from './choices';
import { registryFor } from './registryFor';

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

/** What a visitor gets of every remote and why, by the functions that edges choose by. */
export function explain(registry: Registry, visitor: Visitor): Explained[] {
  const shown = new Set(registryFor(registry, visitor).remotes.map(({ name }) => name));
  return Object.entries(registry.remotes)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([remote, record]) => {
      const choices = siteChoices(remote, record, visitor);
      const version = choices.find(({ refusal }) => refusal === undefined)?.version;
      return { remote, version, choices, isHidden: remote !== hostName && !shown.has(remote) };
    });
}
