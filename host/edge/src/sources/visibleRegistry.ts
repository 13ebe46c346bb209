import { categoryCodes } from '@marquee/contract/categories';
import type { Language } from '@marquee/contract/languages';
import { registryFor } from '@marquee/federation-release/registry/registryFor';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import type { SiteState } from './siteState';

/** Who looks at a registry. */
export interface Viewer {
  site: Pick<SiteState, 'domain' | 'categories'>;
  language: Language;
  /** 0–99 decides about releases that are out for a share of the visitors; 100 gets none of them. */
  bucket: number;
}

/** The registry as a visitor of a site sees it. `sandbox`: with the sandbox's own pages. */
export function visibleRegistry(registry: Registry, { site, language, bucket }: Viewer, sandbox = false): SiteRegistry {
  const { domain, categories } = site;
  const visible = registryFor(registry, { site: domain, categories, bucket, language, hostApi: hostApiVersion });
  return sandbox ? { ...visible, sandbox } : visible;
}

/** The registry of a site that had every category on: it tells a category that is off from a path that is unknown. */
export function withAllCategories(registry: Registry, { site, language }: Viewer, sandbox?: boolean): SiteRegistry {
  const open = { domain: site.domain, categories: categoryCodes };
  return visibleRegistry(registry, { site: open, language, bucket: 100 }, sandbox);
}
