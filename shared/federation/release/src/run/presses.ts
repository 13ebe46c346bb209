import { type CallName, calls } from '@marquee/contract/calls';
import type { CallRow } from '@marquee/contract/calls/row';
import { type StaffCallName, staffCalls, staffRow } from '@marquee/contract/staff/calls';
import type { Person } from './people';

/** The key under which a page keeps the controls that were pressed. */
export const pressedKey = 'marquee.gate.pressed';

/** Where a control is, CSS pixels; null if it is covered, and was pressed by its own method instead. */
export type Spot = { x: number; y: number } | null;

/**
 * Runs in a page, as text: looks for the next control of `main` that sends no form and is in no dialog. Undefined if
 * there is none, or the page is another one than `pathname`.
 */
export function nextControl(key: string, pathname: string): { spot: Spot } | undefined {
  if (location.pathname !== pathname) return undefined;
  const kept = globalThis as unknown as Record<symbol, WeakSet<Element> | undefined>;
  kept[Symbol.for(key)] ??= new WeakSet();
  const pressed = kept[Symbol.for(key)] as WeakSet<Element>;
  const controls = 'button, [role="button"], [role="tab"], [role="switch"], summary';
  for (const control of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
    if (pressed.has(control)) continue;
    pressed.add(control);
    const isForm = control instanceof HTMLButtonElement && control.form !== null;
    if (isForm || control.matches(':disabled') || control.closest('dialog, [role="dialog"]')) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && control.contains(hit)) return { spot: { x, y } };
    control.click();
    return { spot: null };
  }
  return undefined;
}

const rows: Record<string, CallRow> = calls;

/** Whether a call changes something: it has a key for retries, needs a step-up, or leaves no value when it fails. */
const isChange = (row: CallRow) =>
  Boolean(row.idempotency || row.needsStepUp) ||
  (row.failure.statusMessage === 'disconnect' && !('value' in row.failure));

/**
 * Calls that a player's press must not make, as most of them cannot be taken back: to sign out, close the account, take
 * a break, pay.
 */
export const withheldCalls = (Object.keys(rows) as CallName[]).filter((name) => isChange(rows[name] as CallRow));

/** The same at the desk: every act. */
const withheldStaffCalls = (Object.keys(staffCalls) as StaffCallName[]).filter((name) => staffRow(name).kind === 'act');

/**
 * The paths of what a person's press must not ask, with `*` for any text: a visitor has nothing that could not be taken
 * back, and staff neither sign out nor leave for a confirmation.
 */
export function withheldPaths(person: Person): string[] {
  if (person === 'visitor') return [];
  if (person === 'staff') return ['session/*', ...withheldStaffCalls].map((name) => `/desk/${name}`);
  return withheldCalls.map((name) => `/api/${name}`);
}
