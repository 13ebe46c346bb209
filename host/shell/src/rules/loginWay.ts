import { safeReturnPath } from './returnPath';

/** Who must log in: where they were going, and why they were signed out if they were. */
export interface LoginCall {
  to: string;
  reason?: string;
}

/** Where a visitor is sent who needs to log in; `state` goes with the navigation and calls for the modal there. */
export interface LoginWay {
  to: string;
  state: { login: LoginCall } | null;
}

/** R9.09: the login modal opens this long after the visitor has been sent home, ms. */
export const modalDelay = 1000;

/** The names in the query that open the login modal and say where it leads on. */
const queryNames = ['login', 'to', 'reason'] as const;

function queryOf({ to, reason }: LoginCall): URLSearchParams {
  return new URLSearchParams({ to, ...(reason && { reason }) });
}

/** The way to login (R2.13): to the login page, or home, where the template's modal opens. */
export function loginWay(modal: string | undefined, call: LoginCall): LoginWay {
  return modal ? { to: '/', state: { login: call } } : { to: `/login?${queryOf(call)}`, state: null };
}

/**
 * The call for the modal that a navigation brought along; null where there is none. History is hostile: it may hold
 * anything.
 */
export function loginCallOf(state: unknown): LoginCall | null {
  const call = (state as { login?: Partial<LoginCall> } | null)?.login;
  if (typeof call?.to !== 'string') return null;
  return { to: call.to, ...(typeof call.reason === 'string' && { reason: call.reason }) };
}

/** The query that opens the modal over a page, beside what the page itself keeps there. */
export function openedQuery(search: string, call: LoginCall | null): string {
  const query = new URLSearchParams(search);
  query.set('login', '');
  for (const [name, value] of call ? queryOf(call) : []) query.set(name, value);
  return `?${query}`.replace('login=&', 'login&').replace(/login=$/, 'login');
}

/** The query of the page below the modal: without what opened it. */
export function closedQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of queryNames) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Where a login leads on: to where it was asked for, else to the page that it stands over, and never to login itself.
 */
export function wayOn(pathname: string, search: string): string {
  const asked = new URLSearchParams(search).get('to');
  return safeReturnPath(asked ?? pathname + closedQuery(search));
}
