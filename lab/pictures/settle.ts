import { hydrated } from '@marquee/e2e/support/hydrated';
import type { Page } from '@playwright/test';

/** Partners whose names belong to others; the rest of the sandbox's names are invented. */
const othersNames = ['EPW', 'EVOPLAY', 'FACHAI', 'JDB', 'JILI', 'PGSOFT', 'PPLAY', 'YBAT'];

/** Hides each text that is or begins with a name of others. */
function hideNames(names: readonly string[]): void {
  const named = new RegExp(`^\\s*(${names.join('|')})\\b`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (named.test(text.nodeValue ?? '') && text.parentElement) text.parentElement.style.visibility = 'hidden';
}

/** Whether fonts and all pictures in the window have arrived. */
function isDrawn(): boolean {
  const inWindow = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return document.fonts.status === 'loaded' && inWindow.every(({ complete }) => complete);
}

/** How long pictures may take, ms. One that is lazy and clipped away never comes. */
const longest = 4000;

/**
 * Opens a page of a site, and waits until it is as a visitor sees it who has been there before: a font that comes late
 * is only used from the second page on. It shows no name of others.
 */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.waitForFunction(isDrawn, null, { timeout: longest }).catch(() => undefined);
  await page.reload();
  await hydrated(page);
  await settle(page);
}

/** Waits for fonts and pictures of an open page, and hides names of others. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn, null, { timeout: longest }).catch(() => undefined);
  await page.evaluate(hideNames, othersNames);
}
