import { type CookieJar, readCookie } from '@marquee/store/cookies';
import { sanitize } from '@marquee/store/sanitize';
import type { Storage } from '@marquee/store/storage';

/** The ads pixel's own cookie (R9.24). */
const pixelCookie = '_fbp';

/** Ids by which advertisers recognise a visit (R4.26). Empty if there are none. */
export interface VisitIds {
  fbp: string;
  appsflyer_id: string;
}

/** Sources of the ids: cookies, the address that the page was opened with, and storage. */
export interface VisitSources {
  jar: CookieJar;
  search: string;
  storage: Storage;
}

/** Longest id that the calls accept. */
const longest = 200;

/** Reads the ids of a visit. A stored `appsflyer_id` takes precedence over later addresses (R4.27). */
export function visitIds({ jar, search, storage }: VisitSources): VisitIds {
  const kept = sanitize({ appsflyer_id: '' }, storage.read('visit')).appsflyer_id;
  return {
    fbp: (readCookie(jar, pixelCookie) ?? '').slice(0, longest),
    appsflyer_id: (kept || (new URLSearchParams(search).get('appsflyer_id') ?? '')).slice(0, longest),
  };
}

/** Stores the address's `appsflyer_id`, once; only with consent (R4.27). */
export function keepVisit(storage: Storage, { appsflyer_id }: VisitIds): void {
  const kept = sanitize({ appsflyer_id: '', visitor_id: '' }, storage.read('visit'));
  const visitor_id = kept.visitor_id || crypto.randomUUID();
  storage.write('visit', { appsflyer_id: kept.appsflyer_id || appsflyer_id, visitor_id });
}

/** The random id of this browser; empty until {@link keepVisit} has created it. */
export function visitorId(storage: Storage): string {
  return sanitize({ visitor_id: '' }, storage.read('visit')).visitor_id;
}
