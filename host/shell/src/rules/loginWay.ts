import { safeReturnPath } from './returnPath';

/** A required login: the requested page, and why the visitor was signed out, if so. */
export interface LoginCall {
  to: string;
  reason?: string;
}

/** Navigation to login; `state` is the history state that opens the modal. */
export interface LoginWay {
  to: string;
  state: { login: LoginCall } | null;
}

/** R9.09: the login modal opens this long after the redirect home, ms. */
export const modalDelay = 1000;

/** Query parameters that open the login modal and name its return path. */
const queryNames = ['login', 'to', 'reason'] as const;

function queryOf({ to, reason }: LoginCall): URLSearchParams {
  return new URLSearchParams({ to, ...(reason && { reason }) });
}

/** The navigation to login (R2.13): to the login page, or home, where the template's modal opens. */
export function loginWay(modal: string | undefined, call: LoginCall): LoginWay {
  return modal ? { to: '/', state: { login: call } } : { to: `/login?${queryOf(call)}`, state: null };
}

/** The request for the modal in a history state; null if there is none. History states are untrusted. */
export function loginCallOf(state: unknown): LoginCall | null {
  const call = (state as { login?: Partial<LoginCall> } | null)?.login;
  if (typeof call?.to !== 'string') return null;
  return { to: call.to, ...(typeof call.reason === 'string' && { reason: call.reason }) };
}

/** The query that opens the modal over a page, added to the page's own query. */
export function openedQuery(search: string, call: LoginCall | null): string {
  const query = new URLSearchParams(search);
  query.set('login', '');
  for (const [name, value] of call ? queryOf(call) : []) query.set(name, value);
  return `?${query}`.replace('login=&', 'login&').replace(/login=$/, 'login');
}

/** The query of the page below the modal, without the modal's parameters. */
export function closedQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of queryNames) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** The path after a login: the requested one, else the page below the modal, never the login itself. */
export function wayOn(pathname: string, search: string): string {
  const asked = new URLSearchParams(search).get('to');
  return safeReturnPath(asked ?? pathname + closedQuery(search));
}
