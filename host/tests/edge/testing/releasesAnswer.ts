import { releasesPages } from '@marquee/edge/releasePages/releasesPages';
import type { RegistrySource } from '@marquee/edge/sources/registrySource';

/** The page of releases of an edge, as it is shown on the edge's machine. */
export async function releasesAnswer(registries: RegistrySource): Promise<Response> {
  const pages = releasesPages({ registries, boundTo: '127.0.0.1', report: () => {}, log: () => {} });
  const page = await pages(new Request('http://localhost/releases', { headers: { host: 'localhost' } }), '127.0.0.1');
  if (!page) throw new Error('There is no page of releases.');
  return page;
}
