import { templateRows } from '@marquee/templates/rows';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { sitePages } from './pages';
import { openPurse } from './purse';
import { watchRest } from './texts';

/** What one looks for in a page that is at rest: what is wrong with it, a line each. */
export type Look = (page: Page) => Promise<string[]>;

/** Three templates that are unlike: a bar with a menu of its own, one that floats, and one that is like most. */
export const unlike = ['casino8', 'casino2', 'slot4'] as const;

/** Opens pages one after another, in a template, and gives what is wrong with them. */
export async function walkPages(page: Page, code: string, paths: readonly string[], look: Look): Promise<string[]> {
  const theme = `${code}/${templateRows.find((row) => row.code === code)?.palettes[0].id}`;
  const faults: string[] = [];
  for (const path of paths) {
    const atRest = watchRest(page);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}marquee-theme=${theme}`);
    await atRest();
    faults.push(...(await look(page)).map((fault) => `${code} ${path} ${fault}`));
  }
  return faults;
}

/** Opens every page of the site, those of a visitor first, then those of a new player. */
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
