import type { Cookies } from '../calls/cookies';
import { hashOf, longestSession } from './tokens';

/**
 * Sessions that one browser holds at once. Those of a person who signs in again and again without signing out are
 * dropped.
 */
const mostSessions = 8;

const start = 'session_';

/** Each session has a cookie of its own, so that tabs with different ones do not end each other's. */
const nameOf = (sessionId: string) => start + sessionId.replaceAll('-', '').slice(0, 12);

/** Gives the browser its half of a session, which no script can read. */
export function giveSessionCookie(cookies: Cookies, sessionId: string, value: string): void {
  const held = cookies.names(start);
  if (held.length >= mostSessions) for (const name of held) cookies.drop(name);
  cookies.keep(nameOf(sessionId), value, longestSession / 1000);
}

/** Whether the caller is the browser that the session began in. A session without a stored half belongs to nobody. */
export function hasSessionCookie(cookies: Cookies, sessionId: string, stored: string | null): boolean {
  const value = cookies.get(nameOf(sessionId));
  return stored !== null && value !== undefined && hashOf(value) === stored;
}

/** Takes the browser's half of a session back. */
export function takeSessionCookie(cookies: Cookies, sessionId: string): void {
  cookies.drop(nameOf(sessionId));
}
