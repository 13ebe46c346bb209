import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { allowed } from '@marquee/sdk/trust';
import { type Developed, registryWith } from './registryWith';

/** Lets the page load scripts of the development server, whatever analytics the visitor allows later. */
function allowScripts(from: string): void {
  let others = allowed.origins;
  Object.defineProperty(allowed, 'origins', {
    get: () => [...others, from],
    set: (origins: readonly string[]) => {
      others = origins;
    },
  });
}

/**
 * Keeps the override while the page is open: the registries that it asks for later, after a release or in another
 * language, get the remote, too. Here, because no other page should carry code for it.
 */
export function keepOverride(developed: Developed): void {
  allowScripts(developed.from);
  const ask = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await ask(...request);
    if (!answer.ok || !String(request[0]).startsWith('/registry.json?')) return answer;
    return Response.json(registryWith((await answer.json()) as SiteRegistry, developed));
  };
}
