import { type AskedRoute, isAccountPage } from '../view/isAccountPage';

/**
 * Whether analytics may run on a page (D10): never on account and wallet pages; sign-in and registration
 * count as account.
 */
export function mayMeasure(route: AskedRoute | undefined): boolean {
  return !isAccountPage(route);
}

let running = false;

/** Says that scripts of others run in this document. They cannot be stopped, only left behind. */
export function measuringBegan(): void {
  running = true;
}

/** Whether scripts of others run in this document. */
export function isMeasuring(): boolean {
  return running;
}

/** Whether the way to a page must be a full load, because scripts of others run here and may not come along. */
export function mustLeaveBehind(route: AskedRoute | undefined): boolean {
  return running && !mayMeasure(route);
}
