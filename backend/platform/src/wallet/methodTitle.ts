import type { LocalText } from '@marquee/contract/entities';
import type { SiteFile } from '../sites/siteFile';

/** The title of a deposit method by language; undefined if the site does not have the method or it has no title. */
export function methodTitle(site: Pick<SiteFile, 'deposit_methods'>, name: string): LocalText | undefined {
  return site.deposit_methods.find((method) => method.name === name)?.title;
}
