import { type AskedRoute, isAccountPage } from '../view/isAccountPage';

/** Whether analytics may run on a page (D10): never on account and wallet pages, including sign-in and registration. */
export function mayMeasure(route: AskedRoute | undefined): boolean {
  return !isAccountPage(route);
}

let running = false;

/** Records that third-party scripts run in this document. They cannot be stopped without leaving it. */
export function measuringBegan(): void {
  running = true;
}

/** Whether third-party scripts run in this document. */
export function isMeasuring(): boolean {
  return running;
}

/** Whether navigation to a page must be a full load, because third-party scripts run here and must not run there. */
export function mustLeaveBehind(route: AskedRoute | undefined): boolean {
  return running && !mayMeasure(route);
}
