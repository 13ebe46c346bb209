import type { CookieJar } from '@marquee/store/cookies';
import type { Storage } from '@marquee/store/storage';
import { Consent } from '../../thirdParty/consent';
import { visitIds, visitorId } from '../../thirdParty/visit';

/**
 * Parameters of the address that a registration passes on (R4.29), in shortened form; the server does without the
 * others.
 */
const parameters = ['ch', 'cm', 'pp', 'affiliate_code', 'referrer_code'] as const;

/** Ids of the visit; only with consent (R4.29). */
const marks = ['fbp', 'appsflyer_id', 'visitor_id'] as const;

/** What a registration tells about the visitor's origin. */
export type Tracking = Partial<Record<(typeof parameters)[number] | (typeof marks)[number], string>>;

/** Where it is read from. */
export interface TrackingSources {
  search: string;
  jar: CookieJar;
  storage: Storage;
}

/** The visitor's origin: from the address and, with consent, the ids of the visit. */
export function trackingOf({ search, jar, storage }: TrackingSources): Tracking {
  const query = new URLSearchParams(search);
  const named = parameters.map((name) => {
    const value = query.get(name) ?? (name === 'referrer_code' ? query.get('ref') : null);
    return [name, (value ?? '').slice(0, 40)] as const;
  });
  const marked = new Consent(storage).isGiven
    ? Object.entries({ ...visitIds({ jar, search, storage }), visitor_id: visitorId(storage) })
    : [];
  return Object.fromEntries([...named, ...marked].filter(([, value]) => value));
}
