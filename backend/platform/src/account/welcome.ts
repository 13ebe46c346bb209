import type { Database } from '@marquee/database/database';
import { withdrawPath } from '../marketing/withdrawLink';
import { withStop } from '../marketing/withStop';
import { written } from '../messages/written';
import type { Persons } from '../persons/persons';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';
import { sendMessage } from './inbox';

/** What the message is, for consents: its tokens are of the casino. */
export const welcomeSubject = { product: 'casino', channel: 'inbox' } as const;

/** How long the gift can be claimed, ms. */
const claimable = 30 * 24 * 60 * 60_000;

/**
 * Sends a new player the welcome message, once. Its gift is as many game tokens as the amount of the site's smallest
 * deposit. Nothing is sent on sites where tokens are of no use.
 */
export async function welcome(
  transaction: Database,
  site: SiteFile,
  player: { id: string; createdAt: number },
  keys: Pick<Persons, 'seal' | 'isSealed'>,
): Promise<void> {
  if (!hasProgramme(site, 'rewards')) return;
  const amount = site.limits.deposit.minimum;
  const texts = written('welcome', { count: amount });
  const body = withStop(texts.body, withdrawPath(keys, player.id, welcomeSubject));
  const reward = amount > 0 ? { account: 'game_token' as const, amount } : undefined;
  await sendMessage(
    transaction,
    { id: player.id, site: site.domain_name },
    { key: 'welcome', ...texts, body, ...(reward ? { reward, expiresAt: player.createdAt + claimable } : {}) },
    player.createdAt,
  );
}
