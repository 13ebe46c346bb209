import type { LocalText } from '@marquee/contract/entities';
import type { SiteFile } from '../sites/siteFile';

/** What players call the deposit method of a name, by language; undefined if the site has none, or no title for it. */
export function methodTitle(site: Pick<SiteFile, 'deposit_methods'>, name: string): LocalText | undefined {
  return site.deposit_methods.find((method) => method.name === name)?.title;
}
