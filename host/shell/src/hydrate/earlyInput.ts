import type { EarlyInput } from '@marquee/ui/useEarlyInput';
import { nextTask } from '../loading/nextTask';
import { hydrated } from './hydration';
import { isHydrated } from './isHydrated';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement;

/** The server's controls, and where each stands among those of its kind: React replaces some of them (see below). */
const served = new Map<Control, readonly [kind: string, nth: number]>();
/** The field that had the focus before hydration. */
let focused: Element | null = null;

const controlsIn = (place: ParentNode) => [...place.querySelectorAll<Control>('input, textarea, select, button')];
const isButton = (control: Control) => control instanceof HTMLButtonElement;
const kindOf = (control: Control) =>
  `${control.tagName} ${isButton(control) ? control.textContent : control.name || control.type}`;

/** Notices the controls of the server's markup, and which of them are filled. Call it before hydration. */
export function noticeControls(place: Element): void {
  focused = document.activeElement;
  const counts = new Map<string, number>();
  for (const control of controlsIn(place)) {
    const kind = kindOf(control);
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    served.set(control, [kind, nth]);
  }
  noticeAutofill();
}

/** A value that differs from the server's counts as typed: password managers fill fields without an event. */
function noticeAutofill(): void {
  const typed = window.marqueeEarly?.typed;
  for (const control of served.keys()) {
    if (isButton(control) || (control.isConnected && isHydrated(control))) continue;
    const value = autofilledValue(control);
    if (value !== undefined) typed?.set(control, value);
  }
}

/**
 * The control itself, or the one in its place if React has replaced it: React renders a part again if a browser
 * extension has put a node into it, and forms of players when they are known.
 */
function shownFor<C extends Element>(control: C): C | undefined {
  if (control.isConnected) return control;
  const [kind, nth = 0] = served.get(control as Element as Control) ?? [];
  return controlsIn(document).filter((one) => kindOf(one) === kind)[nth] as Element | undefined as C | undefined;
}

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
  noticeAutofill();
  await fillAll(early.typed);
  await restored;
  await fillAll(early.typed);
  early.stop();
  delete window.marqueeEarly;
  if (early.pressed) shownFor(early.pressed)?.click();
  served.clear();
}

async function fillAll(typed: EarlyInput['typed']): Promise<void> {
  const from = performance.now();
  for (const [field] of typed) {
    await hydrated(field, from);
    const value = typed.get(field);
    typed.delete(field);
    const shown = shownFor(field);
    if (value === undefined || !shown) continue;
    if (shown !== field) await hydrated(shown, from);
    fill(shown, value);
    if (shown !== field && field === focused) (shown as Field).focus({ preventScroll: true });
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
