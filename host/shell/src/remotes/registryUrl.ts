import { type RegistryNews, type SiteRegistry, withNews } from '@marquee/federation-runtime/siteRegistry';
import { version as hostApi } from '@marquee/sdk/package.json';

/**
 * The address from which an open page loads the registry, of one remote or all, or with the site's start-up answer. It
 * names the host API's version, so that no incompatible version is returned.
 */
export function registryUrl(language: string, one: { remote?: string; since?: string; startup?: string } = {}): string {
  return `/registry.json?${new URLSearchParams({ language, hostApi, ...one })}`;
}

async function read<Answer extends SiteRegistry>(address: string): Promise<Answer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** The current registry of one remote. Rejects without an answer. */
export const readRemote = (language: string, remote: string): Promise<SiteRegistry> =>
  read(registryUrl(language, { remote }));

/** The current registry in a language; of one that the page knows, only news are asked. Rejects without an answer. */
export async function readRegistry(language: string, known: SiteRegistry): Promise<SiteRegistry> {
  if (language !== known.language) return read(registryUrl(language));
  const since = String(known.revision);
  return withNews(known, await read<SiteRegistry & Partial<RegistryNews>>(registryUrl(language, { since })));
}
