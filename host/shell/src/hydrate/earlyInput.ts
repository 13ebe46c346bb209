import type { EarlyInput } from '@marquee/ui/useEarlyInput';
import { nextTask } from '../loading/nextTask';
import { hydrated } from './hydration';

/** Counts a value that differs from the server's as typed: password managers fill fields without an event. */
export function noticeAutofill(place: Element): void {
  const typed = window.marqueeEarly?.typed;
  for (const field of place.querySelectorAll<Field>('input, textarea, select')) {
    const value = autofilledValue(field);
    if (value !== undefined) typed?.set(field, value);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function autofilledValue(field: Field): string | boolean | undefined {
  const { value, type } = field;
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return value === written?.value ? undefined : value;
  }
  if (field instanceof HTMLTextAreaElement || !/^(checkbox|radio)$/.test(type)) {
    return value === field.defaultValue ? undefined : value;
  }
  // Of radio buttons the one that was chosen says it for all.
  const isOther = field.checked !== field.defaultChecked && (field.checked || type === 'checkbox');
  return isOther ? field.checked : undefined;
}

/**
 * Replays what the visitor has done so far: fields are filled once they are hydrated, and the button is pressed once
 * kept state is `restored`, because a player's press differs from a visitor's. Elements that are gone by then are
 * skipped.
 */
export async function replayEarlyInput(restored: Promise<void>): Promise<void> {
  const early = window.marqueeEarly;
  if (!early) return;
  // A player's forms are drawn anew with what is known of them.
  if ('player' in document.documentElement.dataset) await restored;
  await fillAll(early.typed);
  await restored;
  await fillAll(early.typed);
  early.stop();
  delete window.marqueeEarly;
  if (early.pressed?.isConnected) early.pressed.click();
}

async function fillAll(typed: EarlyInput['typed']): Promise<void> {
  const from = performance.now();
  for (const [field] of typed) {
    await hydrated(field, from);
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
