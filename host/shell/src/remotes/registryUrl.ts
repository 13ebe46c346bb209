import type { SiteRegistry } from '@marquee/federation/siteRegistry';
import { version as hostApi } from '@marquee/sdk/package.json';

/** Where an open page asks what is live: it says its host API, so that it gets no version that needs a newer one. */
export function registryUrl(language: string): string {
  return `/registry.json?${new URLSearchParams({ language, hostApi })}`;
}

/** The registry as it is now, in a language. Rejects where there is no answer. */
export async function readRegistry(language: string): Promise<SiteRegistry> {
  const answer = await fetch(registryUrl(language));
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return (await answer.json()) as SiteRegistry;
}
