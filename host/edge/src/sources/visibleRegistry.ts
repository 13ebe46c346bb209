import { categoryCodes } from '@marquee/contract/categories';
import type { Language } from '@marquee/contract/languages';
import { registryFor } from '@marquee/federation-release/registry/registryFor';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import type { SiteState } from './siteState';

/** For whom the registry is. */
export interface Viewer {
  site: Pick<SiteState, 'domain' | 'categories'>;
  language: Language;
  /** Decides about canary releases; null gets none. */
  bucket: number | null;
  /** The number of the host API in the viewer's page. */
  hostApi: string;
}

/** The registry for a visitor of a site. `sandbox`: with the sandbox's own pages. */
export function visibleRegistry(
  registry: Registry,
  { site, language, bucket, hostApi }: Viewer,
  sandbox = false,
): SiteRegistry {
  const { domain, categories } = site;
  const visible = registryFor(registry, { site: domain, categories, bucket, language, hostApi });
  return sandbox ? { ...visible, sandbox } : visible;
}

/** The registry as if the site had every category on: distinguishes a category that is off from an unknown path. */
export function withAllCategories(
  registry: Registry,
  { site, language, hostApi }: Viewer,
  sandbox?: boolean,
): SiteRegistry {
  const open = { domain: site.domain, categories: categoryCodes };
  return visibleRegistry(registry, { site: open, language, bucket: null, hostApi }, sandbox);
}
