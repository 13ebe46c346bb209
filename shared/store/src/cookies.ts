import { cookieLifetime } from '@marquee/contract/siteCookies';
import type { StorageArea } from './storage';

/** Longest cookie value: browsers limit cookies including name and attributes. */
const longest = 3800;

/** The part of a document that has cookies. */
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

/** Writes a cookie for a year, for the whole site: SameSite=Strict and Secure. */
export function writeCookie(jar: CookieJar, name: string, value: string, lifetime = cookieLifetime): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${lifetime}; Path=/; SameSite=Strict; Secure`;
}

/**
 * Whether this browser keeps the site's cookies. Some settings drop them in silence, and `navigator.cookieEnabled` is
 * true all the same: so one is written and read.
 */
export function keepsCookies(jar: CookieJar): boolean {
  try {
    jar.cookie = 'probe=1; Max-Age=60; Path=/; SameSite=Strict';
    const isKept = readCookie(jar, 'probe') !== null;
    jar.cookie = 'probe=; Max-Age=0; Path=/; SameSite=Strict';
    return isKept;
  } catch {
    return false;
  }
}

/** Cookies as storage (R9.25). Refuses values that are too long, like a full storage. */
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
