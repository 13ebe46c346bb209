import type { Language } from './languages';

/** Lifetime of a site's cookies (R9.11): 365 days, in seconds. */
export const cookieLifetime = 365 * 24 * 3600;

/** By hand: the browser writes these, too, and hono's helpers, which the servers use, are not loaded there. */
const cookie = (name: string, value: string, secure: boolean) =>
  `${name}=${value}; Max-Age=${cookieLifetime}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The language cookie (R2.57): 365 days, all paths, lax. */
export const languageCookie = (language: Language, secure: boolean) => cookie('language', language, secure);

/**
 * The client-domain cookie (R7): the last two host labels, for scripts in the browser. The edge itself only uses the
 * Host header.
 */
export const domainCookie = (domain: string, secure: boolean) => cookie('client-domain', domain, secure);
