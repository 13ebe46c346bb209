import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { version as hostApi } from '@marquee/sdk/package.json';

/**
 * Where an open page asks what is live, of one remote or all: it says its host API, so that it gets no version that
 * needs a newer one.
 */
export function registryUrl(language: string, remote?: string): string {
  return `/registry.json?${new URLSearchParams({ language, hostApi, ...(remote && { remote }) })}`;
}

/** The registry as it is now, in a language, of one remote or all. Rejects where there is no answer. */
export async function readRegistry(language: string, remote?: string): Promise<SiteRegistry> {
  const answer = await fetch(registryUrl(language, remote));
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return (await answer.json()) as SiteRegistry;
}
