/** A route, as far as measuring asks. */
interface MeasuredRoute {
  guard?: string | undefined;
  remote?: string | null;
}

/** Remotes that are account and wallet through and through, guarded or not. */
const quietRemotes = new Set(['account', 'wallet']);

/**
 * Whether analytics may run on a page (decisions §10): never on account and wallet pages, which are the guarded ones
 * and all of those two remotes; sign-in and registration count as account.
 */
export function mayMeasure(route: MeasuredRoute | undefined): boolean {
  return !route?.guard && !quietRemotes.has(route?.remote ?? '');
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
export function mustLeaveBehind(route: MeasuredRoute | undefined): boolean {
  return running && !mayMeasure(route);
}
