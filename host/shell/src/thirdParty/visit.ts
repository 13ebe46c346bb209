import { type CookieJar, readCookie } from '@marquee/store/cookies';
import { sanitize } from '@marquee/store/sanitize';
import type { Storage } from '@marquee/store/storage';

/** The ads pixel's own cookie (R9.24). */
const pixelCookie = '_fbp';

/** How an advertisement knows a visit again (R4.26). Empty texts where there is none. */
export interface VisitIds {
  fbp: string;
  appsflyer_id: string;
}

/** Where a visit's marks are found: cookies, the address that the page was opened with, and what was kept before. */
export interface VisitSources {
  jar: CookieJar;
  search: string;
  storage: Storage;
}

/** As much of a mark as the calls take. */
const longest = 200;

/** Reads the marks of a visit. An `appsflyer_id` that was kept once counts, whatever a later address says (R4.27). */
export function visitIds({ jar, search, storage }: VisitSources): VisitIds {
  const kept = sanitize({ appsflyer_id: '' }, storage.read('visit')).appsflyer_id;
  return {
    fbp: (readCookie(jar, pixelCookie) ?? '').slice(0, longest),
    appsflyer_id: (kept || (new URLSearchParams(search).get('appsflyer_id') ?? '')).slice(0, longest),
  };
}

/** Keeps the `appsflyer_id` of the address locally, once; only after consent (R4.27). */
export function keepVisit(storage: Storage, { appsflyer_id }: VisitIds): void {
  const kept = sanitize({ appsflyer_id: '', visitor_id: '' }, storage.read('visit'));
  const visitor_id = kept.visitor_id || crypto.randomUUID();
  storage.write('visit', { appsflyer_id: kept.appsflyer_id || appsflyer_id, visitor_id });
}

/** The random mark of this browser; empty until {@link keepVisit} has made one. */
export function visitorId(storage: Storage): string {
  return sanitize({ visitor_id: '' }, storage.read('visit')).visitor_id;
}
