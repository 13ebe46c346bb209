import { expect, type Locator, type Page } from '@playwright/test';

/** Most steps to anything on a page; more counts as unreachable by keyboard. */
const mostSteps = 150;

/** The focused element: whether the focus is lost (on nothing), and whether it is visible. */
function focus(page: Page): Promise<{ what: string; lost: boolean; visible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const lost = !element || element === document.body;
    const what = lost ? 'nothing' : element.outerHTML.slice(0, 120);
    if (lost || element.tagName === 'IFRAME') return { what, lost, visible: !lost };
    // The focus ring may be on the element, on the box around its field, or on a visible part of it.
    const boxes = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
      ...element.children,
    ];
    const visible = boxes.some((box, place) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || (place === 0 && boxShadow !== 'none');
    });
    return { what, lost, visible };
  });
}

/**
 * Presses Tab (or Shift+Tab) until the target has the focus, and returns how often. Every stop in between must be
 * visible.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return step;
    await page.keyboard.press(key);
    const { what, lost, visible } = await focus(page);
    // After the last stop the browser's own controls have the focus once.
    if (!lost) expect(visible, `the focus on ${what} is visible`).toBe(true);
  }
  throw new Error(`${target} is not reached by ${mostSteps} times ${key}`);
}

/** After an action something on the page has the focus. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(async () => (await focus(page)).lost, 'the focus is lost').toBe(false);
}

/** Types into a field reached by Tab, replacing its value. */
export async function typeInto(
  page: Page,
  field: Locator,
  text: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, field, key);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** Presses a button reached by Tab. */
export async function pressOn(page: Page, button: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, button, key);
  await page.keyboard.press('Enter');
}

/** The first invalid field has the focus, and an error text. */
export async function expectFirstError(page: Page): Promise<void> {
  const wrong = page.locator('[aria-invalid="true"]').first();
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(/\p{L}{2}/u);
}
