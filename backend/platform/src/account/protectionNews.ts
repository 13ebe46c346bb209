import type { Database } from '@marquee/database/database';
import type { DomainEvents } from '../events/domainEvents';
import { written } from '../messages/written';
import { accessAt } from '../protection/access';
import { confirmWindow } from '../protection/pendingLimits';
import { hour } from '../protection/periods';
import { lockedPlayer } from '../protection/players';
import type { SiteFile } from '../sites/siteFile';
import { sendMessage } from './inbox';
import { tell } from './tell';

const limitNews = { set: 'limitSet', asked: 'limitAsked', removed: 'limitRemoved' } as const;

/** Says in the inbox what became of a limit: it is set, waits to be raised or removed, or is removed. */
export async function sendLimitNews(
  transaction: Database,
  site: SiteFile,
  { player_id, change, kind, period, amount, ripens_at }: DomainEvents['limitChanged'],
  emittedAt: number,
  now: number,
): Promise<void> {
  const limit = { kind, period, ...(amount !== null && { amount }) };
  const from = ripens_at === undefined ? {} : { at: ripens_at, count: confirmWindow / hour };
  const values = { limit, currency: site.currency, zone: site.time_zone, ...from };
  const message = { key: `limit:${change}:${kind}:${period}:${emittedAt}`, ...written(limitNews[change], values) };
  await sendMessage(transaction, { id: player_id, site: site.domain_name }, message, now);
}

/** Confirms a break that has begun or was extended; nothing if it is over when this is delivered. */
export async function sendBreakNews(
  transaction: Database,
  site: SiteFile,
  { player_id, access }: DomainEvents['breakBegun'],
  emittedAt: number,
  now: number,
): Promise<void> {
  const row = await lockedPlayer(transaction, player_id, now);
  if (accessAt(row, now) !== access) return;
  const at = access === 'time_out' ? row.time_out_until : row.irrevocable_until;
  const news = access === 'time_out' ? 'timeOutBegun' : 'exclusionBegun';
  const values = { at: at ?? now, zone: site.time_zone };
  await tell(
    transaction,
    site,
    player_id,
    { key: `break:${access}:${emittedAt}`, news, values, purpose: 'protection' },
    now,
  );
}
