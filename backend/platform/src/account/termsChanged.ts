import type { LocalText } from '@marquee/contract/entities';
import type { Database } from '@marquee/database/database';
import type { SiteFile } from '../sites/siteFile';
import { tell } from './tell';

/** A document that players have agreed to, and its new version. */
export interface ChangedTerms {
  /** The document, such as `terms`. */
  document: string;
  version: string;
  /** Its title by language. */
  title: LocalText;
  /** From when on the new text holds, ms. */
  from: number;
}

/**
 * Tells a player that a document they agreed to changes, once for each version: in the inbox and to the contact that
 * receives codes. Returns whether it is new to them.
 */
export function termsChanged(
  transaction: Database,
  site: SiteFile,
  player: string,
  { document, version, title, from }: ChangedTerms,
  now: number,
): Promise<boolean> {
  const values = { name: title, at: from, zone: site.time_zone };
  const key = `terms:${document}:${version}`;
  return tell(transaction, site, player, { key, news: 'termsChanged', values, purpose: 'terms' }, now);
}
