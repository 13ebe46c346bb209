import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { version as hostApi } from '@marquee/sdk/package.json';

/**
 * The address from which an open page loads the registry, of one remote or all. It names the host API's version, so
 * that no incompatible version is returned.
 */
export function registryUrl(language: string, remote?: string): string {
  return `/registry.json?${new URLSearchParams({ language, hostApi, ...(remote && { remote }) })}`;
}

/** The current registry in a language, of one remote or all. Rejects without an answer. */
export async function readRegistry(language: string, remote?: string): Promise<SiteRegistry> {
  const answer = await fetch(registryUrl(language, remote));
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return (await answer.json()) as SiteRegistry;
}
