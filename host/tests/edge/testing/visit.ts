import { bucketOf, newVisit, type Visits } from '@marquee/edge/sources/visits';

/** A new visit's id, with a bucket that the test wants. */
export function visitWith(isWanted: (bucket: number) => boolean = () => true): string {
  for (;;) {
    const id = newVisit();
    if (isWanted(bucketOf(id))) return id;
  }
}

/** What a visitor's browser sends of a visit that the edge gave to a network just now. */
export function visitCookie(visits: Visits, id: string, network: string, revision: number): string {
  return visits.cookieOf(id, { network, revision, secure: false }).split(';', 1)[0] ?? '';
}
