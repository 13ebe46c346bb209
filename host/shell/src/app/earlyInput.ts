import { nextTask } from './nextTask';
import { taken } from './taken';

/** What a visitor did before the page's code had come, as the script of the page's head has kept it. */
interface EarlyInput {
  /** Fields with what was typed, or whether they were ticked. */
  typed: Map<Element, string | boolean>;
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    marqueeEarly?: EarlyInput;
  }
}

/** Does what the visitor has done so far, each thing once the page hears it. Fields and buttons that are gone are left out. */
export async function takeEarlyInput(): Promise<void> {
  const early = window.marqueeEarly;
  if (!early) return;
  const from = performance.now();
  for (const [field, value] of early.typed) {
    await taken(field, from);
    if (field.isConnected) fill(field, value);
    // What follows may go by what this has changed.
    await nextTask();
  }
  const { pressed } = early;
  if (pressed) await taken(pressed, from);
  early.stop();
  delete window.marqueeEarly;
  if (pressed?.isConnected) pressed.click();
}

/** Fills a field as a person does: React hears of a value only where it is another one than it has seen last. */
function fill(field: Element, value: string | boolean): void {
  if (typeof value === 'boolean') {
    const box = field as HTMLInputElement;
    box.checked = !value;
    box.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.value = '';
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
