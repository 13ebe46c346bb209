import type { Cookies } from '../calls/cookies';
import { hashOf, longestSession } from './tokens';

/** Most sessions that one browser holds; the oldest are dropped. */
const mostSessions = 8;

const start = 'session_';

/** One cookie per session, so that tabs with different sessions do not end each other's. */
const nameOf = (sessionId: string) => start + sessionId.replaceAll('-', '').slice(0, 12);

/** Sets the session cookie, which no script can read. */
export function giveSessionCookie(cookies: Cookies, sessionId: string, value: string): void {
  const held = cookies.names(start);
  if (held.length >= mostSessions) for (const name of held) cookies.drop(name);
  cookies.keep(nameOf(sessionId), value, longestSession / 1000);
}

/** Whether the caller has the session's cookie. A session without a stored cookie hash is never valid. */
export function hasSessionCookie(cookies: Cookies, sessionId: string, stored: string | null): boolean {
  const value = cookies.get(nameOf(sessionId));
  return stored !== null && value !== undefined && hashOf(value) === stored;
}

/** Removes the session cookie. */
export function takeSessionCookie(cookies: Cookies, sessionId: string): void {
  cookies.drop(nameOf(sessionId));
}
