import type { StorageArea } from './storage';

/** How long a cookie of ours lives (R9.11): 365 days, in seconds. */
export const cookieLifetime = 31_536_000;

/** The longest value that browsers keep in one cookie, name and attributes included, with room to spare. */
const longest = 3800;

/** The part of a document that cookies are read from and written to. */
export interface CookieJar {
  cookie: string;
}

/** A cookie's value by name, or null. */
export function readCookie({ cookie }: CookieJar, name: string): string | null {
  const found = cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Writes a cookie for a year, for the whole site and for this site only: strict same-site, and secure. */
export function writeCookie(jar: CookieJar, name: string, value: string, lifetime = cookieLifetime): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${lifetime}; Path=/; SameSite=Strict; Secure`;
}

/** Cookies as a place for state (R9.25). What is too long for one is refused, as a full storage would. */
export function cookieArea(jar: CookieJar): StorageArea {
  return {
    getItem: (name) => readCookie(jar, name),
    setItem(name, value) {
      if (encodeURIComponent(value).length > longest) throw new Error(`${name} is too long for a cookie`);
      writeCookie(jar, name, value);
    },
    removeItem: (name) => writeCookie(jar, name, '', 0),
  };
}
