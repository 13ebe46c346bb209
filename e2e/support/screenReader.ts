import type { CDPSession, Page } from '@playwright/test';

interface AxValue {
  value?: string | number | boolean;
}

interface AxNode {
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  value?: AxValue;
  description?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

/** States that a screen reader says, and how. Those that are false are not said, except where `no` says how. */
const spoken: Record<string, { yes: string; no?: string }> = {
  expanded: { yes: 'expanded', no: 'collapsed' },
  checked: { yes: 'checked', no: 'not checked' },
  pressed: { yes: 'pressed', no: 'not pressed' },
  selected: { yes: 'selected' },
  disabled: { yes: 'unavailable' },
  invalid: { yes: 'invalid entry' },
  required: { yes: 'required' },
  modal: { yes: 'modal' },
  hasPopup: { yes: 'opens a dialog' },
};

function stateWords({ name, value: { value } }: { name: string; value: AxValue }): string[] {
  const words = spoken[name];
  if (!words || value === undefined) return [];
  const isNo = value === false || value === 'false';
  return [isNo ? words.no : words.yes].filter((word) => word !== undefined);
}

/** A node as a screen reader says it: name, role, value, states, description. */
function said({ role, name, value, description, properties = [] }: AxNode): string {
  const parts = [name?.value, role?.value, value?.value, ...properties.flatMap(stateWords), description?.value];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

declare global {
  interface Window {
    /** Tells the journey of a live announcement, and whether its region came together with it. */
    marqueeHeard?: (text: string, isLate: boolean) => void;
  }
}

/** Tells what live regions say from now on, as soon as their text changes. Runs before any code of the page. */
function hearLive(): void {
  const live = '[aria-live], [role=status], [role=alert], [role=log], output';
  const last = new WeakMap<Element, string>();
  const since = new WeakMap<Element, number>();
  /** How long a screen reader must know a region to say what changes in it, ms. */
  const soon = 100;
  const hear = (region: Element) => {
    const now = performance.now();
    const known = since.get(region);
    if (known === undefined) since.set(region, now);
    // An alert is said also when it comes with its text.
    const isLate = !region.matches('[role=alert]') && now - (known ?? now) < soon;
    if (region.matches('[aria-live=off]') || region.closest('[aria-busy=true]')) return;
    // biome-ignore lint/performance/useDomNodeTextContent: it parts the texts of boxes, as a screen reader does
    const seen = region instanceof HTMLElement ? region.innerText : region.textContent;
    const text = (seen ?? '').replace(/\s+/g, ' ').trim();
    if (last.get(region) === text) return;
    last.set(region, text);
    // What a document begins with is read in its order, not announced.
    if (document.readyState === 'loading') return;
    if (text && region.checkVisibility({ visibilityProperty: true })) window.marqueeHeard?.(text, isLate);
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region) regions.add(region);
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const inner of [added, ...added.querySelectorAll(live)]) if (inner.matches(live)) regions.add(inner);
    }
    for (const region of regions) hear(region);
  }).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ['aria-busy'] });
}

/** What a screen reader would say of a page: its title, the dialog and element with the focus, and live regions. */
export class ScreenReader {
  readonly #heard: string[] = [];
  /** All live announcements, a line each: `late: ` begins one whose region came together with its text. */
  readonly lines: string[] = [];
  #title = '';
  #focus = '';

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  /** Listens to a page from its next document on. */
  static async at(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const reader = new ScreenReader(page, session);
    await page.exposeFunction('marqueeHeard', (text: string, isLate: boolean) => {
      const line = `${isLate ? 'late' : 'live'}: ${text.slice(0, 240)}`;
      reader.lines.push(line);
      if (reader.#heard.at(-1) !== line) reader.#heard.push(line);
    });
    await page.addInitScript(hearLive);
    return reader;
  }

  /** The accessibility node of an element, by an expression in the page. */
  async #nodeOf(expression: string): Promise<AxNode | undefined> {
    const { result } = await this.session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return undefined;
    const { nodes } = await this.session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return nodes.find(({ ignored }) => !ignored) as AxNode | undefined;
  }

  /** What is said since the last call, a line each. */
  async news(): Promise<string[]> {
    const lines: string[] = [];
    const title = await this.page.title();
    if (title !== this.#title) lines.push(`page: ${title}`);
    this.#title = title;
    const dialog = await this.#nodeOf(
      "document.activeElement?.closest('dialog[open], [role=dialog], [role=alertdialog]')",
    );
    const focused = await this.#nodeOf('document.activeElement === document.body ? null : document.activeElement');
    const focus = [dialog, focused].flatMap((node) => (node ? [said(node)] : [])).filter(Boolean);
    const unique = [...new Set(focus)].join(' > ');
    if (unique !== this.#focus) lines.push(`focus: ${unique}`);
    this.#focus = unique;
    lines.push(...this.#heard.splice(0));
    return lines;
  }

  /** An element as it is said when a finger or the focus is on it. */
  async nameOf(selector: { evaluate: (run: (element: Element) => void) => Promise<void> }): Promise<string> {
    await selector.evaluate((element) => {
      const pointed = element instanceof HTMLLabelElement ? (element.control ?? element) : element;
      Object.assign(window, { marqueePointed: pointed });
    });
    const node = await this.#nodeOf('window.marqueePointed');
    return node ? said(node) : 'nothing';
  }
}
