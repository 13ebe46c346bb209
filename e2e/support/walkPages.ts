import { templateRows } from '@marquee/templates/rows';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { sitePages } from './pages';
import { openPurse } from './purse';
import { watchNetworkIdle } from './texts';

/** Inspects an idle page; returns faults, a line each. */
export type Look = (page: Page) => Promise<string[]>;

/** Three very different templates: a bar with its own menu, a floating one, and an average one. */
export const unlike = ['casino8', 'casino2', 'slot4'] as const;

/** Opens pages in a template, and returns their faults. */
export async function walkPages(page: Page, code: string, paths: readonly string[], look: Look): Promise<string[]> {
  const theme = `${code}/${templateRows.find((row) => row.code === code)?.palettes[0].id}`;
  const faults: string[] = [];
  for (const path of paths) {
    const networkIdle = watchNetworkIdle(page);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}marquee-theme=${theme}`);
    await networkIdle();
    faults.push(...(await look(page)).map((fault) => `${code} ${path} ${fault}`));
  }
  return faults;
}

/** Opens every page of the site, first as a visitor, then as a new player. */
export async function walkSite(
  { page, request, context }: { page: Page; request: APIRequestContext; context: BrowserContext },
  code: string,
  look: Look,
): Promise<string[]> {
  const { visitor, player } = await sitePages(request, 'all');
  const faults = await walkPages(page, code, visitor, look);
  const purse = await openPurse(request);
  await purse.enter(context);
  return [...faults, ...(await walkPages(page, code, ['/', '/sports', ...player], look))];
}
