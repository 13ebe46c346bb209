import type { EarlyInput } from '@marquee/ui/useEarlyInput';
import { nextTask } from '../loading/nextTask';
import { hydrated } from './hydration';

/** A value that differs from the server's counts as typed: password managers fill fields without an event. */
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
  // Of radio buttons, only the chosen one counts.
  const isOther = field.checked !== field.defaultChecked && (field.checked || type === 'checkbox');
  return isOther ? field.checked : undefined;
}

/**
 * Replays the visitor's input from before hydration: fields are filled once hydrated, and the button is pressed once
 * stored state is `restored`, because a press by a signed-in player has other effects. Elements that no longer exist
 * are skipped.
 */
export async function replayEarlyInput(restored: Promise<void>): Promise<void> {
  const early = window.marqueeEarly;
  if (!early) return;
  // Forms of signed-in players are rendered again with their data.
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
    // Later steps may depend on what this one changed.
    await nextTask();
  }
}

/** Fills a field like a user: React reports a value only if it differs from the last one it saw. */
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
