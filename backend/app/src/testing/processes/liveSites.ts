import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';

/** The site's operator in proofs. */
export const liveLegal = {
  company: 'Example Gaming Ltd',
  address: '1 Example Street, Valletta',
  registration: 'C 12345',
  regulator: 'Example Authority',
  licence: 'EX/B2C/1/2026',
  licence_url: 'https://authority.example/licences/1',
  contact_email: 'help@casino.example',
};

/** The domain of that site. */
export const liveDomain = 'casino.example';

/** The domain of the operator's second site, if a proof needs one; its currency has three decimal places. */
export const otherDomain = 'other.example';

/**
 * Writes a folder with one live site, made from the example in `from` as an operator would. Its pictures are at the
 * origin `art`. With `isOther` it adds the second site.
 */
export function writeLiveSites(folder: string, art: string, from = sandboxSites, isOther = false): void {
  const common = join(folder, 'common');
  mkdirSync(common, { recursive: true });
  const adapted = (path: string) => readFileSync(join(from, path), 'utf8').replaceAll('"/art/', `"${art}/art/`);
  for (const name of readdirSync(join(from, 'common'))) {
    writeFileSync(join(common, name), adapted(`common/${name}`));
  }
  const site = JSON.parse(adapted('localhost.json')) as Record<string, unknown>;
  const domain = isOther ? otherDomain : liveDomain;
  const changed = {
    ...site,
    ...(isOther && { external_id: 'other', currency: 'KWD' }),
    domain_name: domain,
    aff_domain: domain,
    legal: liveLegal,
    codes_by: 'email',
    games_origins: [art],
    live_chat: { chat_id: '', status: false, image_id: null },
  };
  writeFileSync(join(folder, `${domain}.json`), JSON.stringify(changed, null, 2));
}
