import type { CookieJar } from '@marquee/store/cookies';
import type { Storage } from '@marquee/store/storage';
import { Consent } from '../../thirdParty/consent';
import { visitIds, visitorId } from '../../thirdParty/visit';

/** Parameters of the address that a registration passes on (R4.29), shortened; the rest is what the server may miss. */
const parameters = ['ch', 'cm', 'pp', 'affiliate_code', 'referrer_code'] as const;

/** Marks of the visit itself; only after consent (R4.29). */
const marks = ['fbp', 'appsflyer_id', 'visitor_id'] as const;

/** What a registration passes on of how a visitor came. */
export type Tracking = Partial<Record<(typeof parameters)[number] | (typeof marks)[number], string>>;

/** Where it is read. */
export interface TrackingSources {
  search: string;
  jar: CookieJar;
  storage: Storage;
}

/**
 * What is known of how a visitor came: from the address, and with their consent from what the visit was marked with.
 */
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
