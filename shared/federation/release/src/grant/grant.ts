import { remoteName } from '@marquee/federation-runtime/registry/description';
import * as v from 'valibot';
import { isSignedBy, signedBy } from '../registry/signature';

/** Leave to show one remote of one site from the machine of its developer, for a short time (ADR 92). */
export interface Grant {
  remote: string;
  /** The site's domain name. */
  site: string;
  /** Until when it holds, ms since 1970. */
  until: number;
}

/** The longest time that a grant holds, hours. */
export const mostHours = 8;

/** How far the clock of who signs may be ahead of the edge's, ms. */
const clockSlack = 60_000;

const mostLength = 600;

const grantSchema = v.strictObject({
  remote: remoteName,
  site: v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), v.maxLength(253)),
  until: v.pipe(v.number(), v.safeInteger()),
});

/** What a signature covers. Its first words are no other signed text's, so that none can stand for another. */
const signedBytes = (body: string) => Buffer.from(`marquee grant 1\n${body}`);

/** A grant as text, for an address: its fields and their signature, base64url, with a dot between. */
export function grantText(grant: Grant, signingKey: string): string {
  const body = Buffer.from(JSON.stringify(v.parse(grantSchema, grant))).toString('base64url');
  return `${body}.${signedBy(signingKey, signedBytes(body))}`;
}

function grantIn(body: string): Grant | undefined {
  try {
    return v.parse(grantSchema, JSON.parse(Buffer.from(body, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

/** Who checks a grant: the site's domain name, the public keys of releases, and the time, ms since 1970. */
export interface GrantCheck {
  site: string;
  keys: readonly string[];
  now: number;
}

/** The grant in a text. Throws a sentence that says why it does not hold here. */
export function checkedGrant(text: string, { site, keys, now }: GrantCheck): Grant {
  const [body = '', signature = '', ...more] = text.length > mostLength ? [] : text.split('.');
  const grant = more.length === 0 ? grantIn(body) : undefined;
  if (!grant) throw new Error('This is no grant: copy the whole text that releases --grant printed.');
  if (!isSignedBy(keys, signedBytes(body), signature))
    throw new Error('None of the keys of this site has signed the grant, or it was changed afterwards.');
  if (grant.site !== site) throw new Error(`The grant is for the site ${grant.site}, and this is ${site}.`);
  if (grant.until <= now) throw new Error(`The grant held until ${new Date(grant.until).toISOString()}.`);
  if (grant.until > now + mostHours * 3600_000 + clockSlack)
    throw new Error(`The grant holds for more than ${mostHours} hours, which no grant may.`);
  return grant;
}
