import { templateRows } from '@marquee/templates/rows';
import type { Browser } from '@playwright/test';
import { type ColdLoad, coldLoad } from './coldLoad';

/** The cost of the home page in one template. Sizes in bytes on the wire. */
export type TemplateLoad = { code: string } & Pick<
  ColdLoad,
  'scriptBytes' | 'totalBytes' | 'requests' | 'nodes' | 'cls' | 'lcp'
>;

/** Loads the home page once in every template on an empty phone: sizes and counts do not depend on the machine. */
export async function templateLoads(browser: Browser, site: string): Promise<TemplateLoad[]> {
  const loads: TemplateLoad[] = [];
  for (const { code, palettes } of templateRows) {
    const load = await coldLoad(browser, `${site}?marquee-theme=${code}/${palettes[0].id}`);
    const { scriptBytes, totalBytes, requests, nodes, cls, lcp } = load;
    loads.push({ code, scriptBytes, totalBytes, requests, nodes, cls, lcp });
  }
  return loads;
}
