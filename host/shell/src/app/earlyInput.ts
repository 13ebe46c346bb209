import type { EarlyInput } from '@marquee/ui/useEarlyInput';
import { taken } from '../loading/taken';
import { nextTask } from './nextTask';

/**
 * Does what the visitor has done so far: fields are filled once the page hears them, and the button is pressed once the page is `awake`, for a player's press is
 * not a visitor's. What is gone by then is left out.
 */
export async function takeEarlyInput(awake: Promise<void>): Promise<void> {
  const early = window.marqueeEarly;
  if (!early) return;
  // A player's forms are drawn anew with what is known of them.
  if ('player' in document.documentElement.dataset) await awake;
  await fillAll(early.typed);
  await awake;
  await fillAll(early.typed);
  early.stop();
  delete window.marqueeEarly;
  if (early.pressed?.isConnected) early.pressed.click();
}

async function fillAll(typed: EarlyInput['typed']): Promise<void> {
  const from = performance.now();
  for (const [field] of typed) {
    await taken(field, from);
    const value = typed.get(field);
    typed.delete(field);
    if (value !== undefined && field.isConnected) fill(field, value);
    // What follows may go by what this has changed.
    await nextTask();
  }
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
