import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hydrated } from './hydrated';
import { tabTo } from './keyboard';
import { ScreenReader } from './screenReader';

/** How a player acts. */
export type Manner = 'touch' | 'keyboard';

/** Whether an element comes after the focus, so that Tab leads to it and Shift+Tab does not. */
const isAhead = (target: Locator) =>
  target.evaluate((element) => {
    const at = document.activeElement ?? document.body;
    return at === document.body || Boolean(at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  });

/**
 * The hands of a player: each press, choice and filled field is one step, and Tabs are counted apart. Notes what a
 * screen reader says meanwhile.
 */
export class Hands {
  steps = 0;
  tabs = 0;
  readonly transcript: string[] = [];
  #reader: ScreenReader;

  private constructor(
    reader: ScreenReader,
    readonly manner: Manner,
  ) {
    this.#reader = reader;
  }

  /** The page in which the player is. */
  get page(): Page {
    return this.#reader.page;
  }

  /** The hands at an address. */
  static async at(page: Page, manner: Manner, address: string): Promise<Hands> {
    const hands = new Hands(await ScreenReader.at(page), manner);
    await page.goto(address);
    await hydrated(page);
    return hands;
  }

  /** Goes on in another page, which the last step has opened. */
  async goOnIn(page: Page): Promise<void> {
    this.transcript.push('   opens another tab');
    await page.waitForLoadState();
    this.#reader = await ScreenReader.at(page);
    await page.reload();
  }

  /** Notes what has been said since the last step. */
  async listen(): Promise<void> {
    this.transcript.push(...(await this.#reader.news()).map((line) => `   ${line}`));
  }

  async #step(what: string, target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.listen();
    this.steps++;
    this.transcript.push(`${this.steps}. ${what} ${await this.#reader.nameOf(target)}`);
    if (this.manner === 'touch') return;
    const isOtherTab = await target.evaluate((one) => one.matches('[role=tab][aria-selected=false]'));
    const chosen = this.page.getByRole('tablist').filter({ has: target }).getByRole('tab', { selected: true });
    const stop = isOtherTab ? chosen : target;
    this.tabs += await tabTo(this.page, stop, (await isAhead(stop)) ? 'Tab' : 'Shift+Tab');
    if (isOtherTab) await this.#arrowTo(target);
  }

  /** Goes from the chosen one of tabs to another: arrows do that, and choose it. */
  async #arrowTo(tab: Locator): Promise<void> {
    const isThere = () => tab.evaluate((one) => one === document.activeElement);
    for (; !(await isThere()); this.tabs++) await this.page.keyboard.press('ArrowRight');
  }

  /** Presses a control. */
  async press(target: Locator): Promise<void> {
    await this.#step('press', target);
    const isRadio = this.manner === 'keyboard' && (await target.evaluate((one) => one.matches('input')));
    if (this.manner === 'touch') await target.tap();
    else await this.page.keyboard.press(isRadio ? 'Space' : 'Enter');
  }

  /** Presses a key that works everywhere; by touch, the control that does the same. */
  async pressKey(key: string, target: Locator): Promise<void> {
    if (this.manner === 'touch') return this.press(target);
    await this.listen();
    this.steps++;
    this.transcript.push(`${this.steps}. key ${key}`);
    await this.page.keyboard.press(key);
  }

  /** Fills a field. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.#step(`fill "${text}" into`, field);
    if (this.manner === 'touch') await field.fill(text);
    else await this.page.keyboard.type(text);
  }

  /** Chooses an option of a list: a press and a choice. */
  async choose(list: Locator, label: string): Promise<void> {
    await this.#step(`open and choose "${label}" of`, list);
    this.steps++;
    if (this.manner === 'touch') await list.selectOption({ label });
    else await this.page.keyboard.type(label);
  }
}
