import type { Input, Output } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import { barredTexts, barredVersion } from './barredTexts';

/** What a site's players declare, in a language; nothing where the profile asks for none. */
export function declarationOf(
  { jurisdiction }: Pick<SiteFile, 'jurisdiction'>,
  language: Language,
): Output<'protection/declaration'>['value'] {
  const { declaresBarred, minimumAge }: Jurisdiction = jurisdictions[jurisdiction];
  if (!declaresBarred) return [];
  return [{ version: barredVersion, wording: barredTexts[language].replace('{age}', String(minimumAge)) }];
}

/**
 * Stores that a player declared not to be barred, with time, words and their version; the first one stands. Throws
 * Refusal `termsChanged` if the player read other words, `notOffered` where none are asked for.
 */
export async function declareBarred(
  transaction: Database,
  site: Pick<SiteFile, 'domain_name' | 'jurisdiction'>,
  playerId: string,
  { version, language }: Input<'protection/declare'>,
  now: number,
): Promise<void> {
  const [words] = declarationOf(site, language);
  if (!words) throw new Refusal('notOffered');
  if (version !== words.version) throw new Refusal('termsChanged');
  await transaction.query(
    `insert into barred_declarations (player_id, site, at, version, wording) values ($1, $2, $3, $4, $5)
     on conflict (player_id) do nothing`,
    [playerId, site.domain_name, now, version, words.wording],
  );
}
