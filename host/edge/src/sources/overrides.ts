import type { PageOverride } from '@marquee/contract/overridden';
import { checkedGrant } from '@marquee/federation-release/grant/grant';
import { cookieOf, edgeCookie } from '../http/cookies';

/** The parameter of an address that begins an override with a grant, or ends it without one; and its server's. */
export const [grantParameter, fromParameter] = ['marquee-dev', 'marquee-dev-from'];

const name = 'marquee_dev';

/** A server on the visitor's own machine; a remote is taken from nowhere else. */
const thisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1):(\d{2,5})$/;

/** By what grants are checked: the public keys of releases (none: no grants), and the site's domain name. */
export interface OverrideCheck {
  keys: readonly string[];
  site: string;
}

function overrideWith(grant: string, from: string, check: OverrideCheck): PageOverride {
  const { remote, until } = checkedGrant(grant, { ...check, now: Date.now() });
  if (!(Number(thisMachine.exec(from)?.[1]) <= 65_535))
    throw new Error('A remote is taken from http://localhost:<port> or http://127.0.0.1:<port> alone.');
  return { remote, from, until };
}

/** The override of this browser; null without one, and where its grant does not hold any more. */
export function overrideOf(cookies: string | undefined, check: OverrideCheck): PageOverride | null {
  const kept = check.keys.length > 0 ? cookieOf(cookies, name) : undefined;
  if (!kept) return null;
  const [grant = '', from = ''] = kept.split('@');
  try {
    return overrideWith(grant, from, check);
  } catch {
    return null;
  }
}

/** What an address with `?marquee-dev` asks for: the cookie to set, and where to go on; or why not. */
export type AskedOverride = { cookie: string; to: string } | { refusal: string };

const cookieWith = (value: string, maxAge: number, secure: boolean) =>
  edgeCookie(name, value, { maxAge, secure, sameSite: 'Strict' });

/** The address without what begins an override; of this site, however many slashes it begins with. */
function without({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const parameter of [grantParameter, fromParameter]) rest.delete(parameter);
  return `/${pathname.replace(/^[/\\]+/, '')}${rest.size > 0 ? `?${rest}` : ''}`;
}

/**
 * Reads an address that begins or ends an override; null for others. Only who opens it begins one: a link on a page,
 * also on a page of this site, does not.
 */
export function askedOverride(
  url: URL,
  { headers }: Request,
  check: OverrideCheck & { secure: boolean },
): AskedOverride | null {
  const grant = url.searchParams.get(grantParameter);
  if (grant === null) return null;
  if (!grant) return { cookie: cookieWith('', 0, check.secure), to: without(url) };
  if (check.keys.length === 0)
    return { refusal: 'This site takes no remote from a developer: DEV_GRANTS is off, or it has no RELEASE_KEYS.' };
  if ((headers.get('sec-fetch-site') ?? 'none') !== 'none')
    return { refusal: 'A page led here. Copy the address, and open it yourself.' };
  try {
    const { from, until } = overrideWith(grant, url.searchParams.get(fromParameter) ?? '', check);
    const seconds = Math.floor((until - Date.now()) / 1000);
    return { cookie: cookieWith(`${grant}@${from}`, seconds, check.secure), to: without(url) };
  } catch (error) {
    return { refusal: (error as Error).message };
  }
}
