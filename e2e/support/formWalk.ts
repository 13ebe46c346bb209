import { expect, type Page } from '@playwright/test';

/** A keyboard's tab stop. */
export interface Stop {
  name: string;
  /** Whether the focus is visible. */
  isVisible: boolean;
}

/** More stops than any form has. */
const mostStops = 120;

/** Lists the controls of a part of the page that should get the focus: visible, enabled, and one per radio group. */
async function prepare(page: Page, scope: string): Promise<string[]> {
  return page.evaluate((where) => {
    const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
    const nameOf = (element: Element): string => {
      const { labels = null } = element as HTMLInputElement;
      const group = element.matches('input[type=radio]') ? element.closest('fieldset, [role=radiogroup]') : null;
      const named = group || element;
      const name =
        (named.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' ').trim() ||
        named.getAttribute('aria-label') ||
        group?.querySelector('legend')?.textContent ||
        [...(labels ?? [])].map((label) => label.textContent).join(' ') ||
        element.querySelector('img')?.alt ||
        element.textContent;
      return (name ?? '').replace(/\s+/g, ' ').trim();
    };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isFirstOfGroup = (element: Element, place: number, all: Element[]) => {
      if (!element.matches('input[type=radio]')) return true;
      const { name } = element as HTMLInputElement;
      return all.findIndex((other) => (other as HTMLInputElement).name === name) === place;
    };
    const controls = [...document.querySelectorAll(where)]
      .flatMap((part) => [
        ...part.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
      ])
      .filter((element) => isShown(element) && !element.matches(':disabled, [tabindex="-1"], [inert] *, [type=hidden]'))
      .filter(isFirstOfGroup);
    Object.assign(window, { nameOfControl: nameOf, seen: [] });
    return controls.map(nameOf);
  }, scope);
}

const readFocus = (page: Page, scope: string) =>
  page.evaluate((where) => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const boxes = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    const isVisible = [...boxes, ...element.children].some((box, place) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || (place === 0 && boxShadow !== 'none');
    });
    const walked = window as unknown as { nameOfControl: (of: Element) => string; seen: Element[] };
    // a date has a stop for each part, and a dialog loops
    const isSame = walked.seen.at(-1) === element;
    const isRound = !isSame && walked.seen.includes(element);
    const isIn = element.closest(where) !== null;
    if (isIn) walked.seen.push(element);
    return { isIn, isSame, isRound, name: walked.nameOfControl(element), isVisible };
  }, scope);

/**
 * Tabs through a part of a page from the focus before it, and returns its stops in order. Fails if a visible control is
 * not among them.
 */
export async function walk(page: Page, scope: string): Promise<Stop[]> {
  const shown = await prepare(page, scope);
  const stops: Stop[] = [];
  for (let step = 0, hasBeenIn = false; step < mostStops; step++) {
    await page.keyboard.press('Tab');
    const stop = await readFocus(page, scope);
    // after the last stop the browser itself has the focus once
    if (!stop) continue;
    if (hasBeenIn && (!stop.isIn || stop.isRound)) break;
    if (!stop.isIn) continue;
    hasBeenIn = true;
    if (!stop.isSame) stops.push({ name: stop.name, isVisible: stop.isVisible });
  }
  expect(stops.map(({ name }) => name).sort(), `what is reached in ${scope}`).toEqual(shown.sort());
  return stops;
}

/** Moves the focus to the start of the page's content with the skip link. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

/** Matches an untranslated key. */
const isKey = (name: string) => /^[a-z]\w*(\.\w+)+$/.test(name);

/** Faults of a form's controls: no accessible name, an untranslated key or English name, or an invisible focus. */
export function faultsOf(
  stops: readonly Stop[],
  english: readonly Stop[],
  isSharedName: (name: string) => boolean,
): string[] {
  const faults = stops.flatMap(({ name, isVisible }, place) => [
    ...(name === '' ? [`${place} has no name`] : []),
    ...(isKey(name) ? [`${name} is a key`] : []),
    ...(isVisible ? [] : [`${name} shows no focus`]),
    ...(stops !== english && /\p{L}{3}/u.test(name) && name === english[place]?.name && !isSharedName(name)
      ? [`${name} is English`]
      : []),
  ]);
  return stops.length === english.length
    ? faults
    : [...faults, `${stops.length} controls, and in English ${english.length}`];
}
