import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';

/** What the page begins with: `DeskStart` of the desk's edge. */
export interface Start {
  buildId: string;
  registry: SiteRegistry;
}

/** Reads the data of the page. Throws if it has none. */
export function readStart(): Start {
  return JSON.parse(document.getElementById('desk-start')?.textContent ?? '') as Start;
}
