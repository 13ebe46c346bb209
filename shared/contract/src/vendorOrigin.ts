/**
 * An origin that analytics and pixel vendors may be spoken to at: https, a host name, which may begin with `*.`, and
 * perhaps a port; no path. What is written so cannot say anything else in a Content Security Policy.
 */
export const vendorOrigin = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/** Whether an origin is one of those named, of which some begin with `https://*.`. */
export function isNamedOrigin(origin: string, named: readonly string[]): boolean {
  return named.some((one) => {
    const [, below] = /^https:\/\/\*(\..*)$/.exec(one) ?? [];
    return below ? origin.startsWith('https://') && origin.endsWith(below) : origin === one;
  });
}
