import type { Language } from './languages';

/** Lifetime of a site's cookies, s: a year. */
const year = 365 * 24 * 3600;

const cookie = (name: string, value: string, secure: boolean) =>
  `${name}=${value}; Max-Age=${year}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The language cookie (R2.57): 365 days, all paths, lax. */
export const languageCookie = (language: Language, secure: boolean) => cookie('language', language, secure);

/**
 * The client-domain cookie (R7): the last two host labels, for scripts in the browser. The edge itself only uses the
 * Host header.
 */
export const domainCookie = (domain: string, secure: boolean) => cookie('client-domain', domain, secure);
