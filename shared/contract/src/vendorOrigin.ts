/**
 * An origin of analytics and pixel vendors: https, a host name (optionally with a leading `*.`) and an optional port;
 * no path. The pattern is strict, so that it cannot inject anything into a Content Security Policy.
 */
export const vendorOrigin = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/** Whether an origin matches one of the list, in which `https://*.` is a wildcard. */
export function isNamedOrigin(origin: string, named: readonly string[]): boolean {
  return named.some((one) => {
    const [, below] = /^https:\/\/\*(\..*)$/.exec(one) ?? [];
    return below ? origin.startsWith('https://') && origin.endsWith(below) : origin === one;
  });
}
