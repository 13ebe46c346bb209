import { categoryCodes } from '@marquee/contract/categories';
import { productsOf } from '@marquee/contract/products';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { eachRow } from '@marquee/kernel/work/eachRow';
import type { Report } from '@marquee/kernel/work/report';
import type { Ledger } from '../ledger/ledger';
import type { BonusOffer } from '../sites/bonusOffer';
import type { SiteFile } from '../sites/siteFile';
import { givenBy } from './amounts';
import { claimingOffer, claimOffer } from './claims';
import { type CashBackPeriod, lastPeriod } from './when';

/** Dependencies of paying cash-back. */
export interface CashBackParts {
  database: Database;
  ledger: Ledger;
  sites: { all(): SiteFile[] };
  report: Report;
}

/** A player's loss of cash in a period, minor units. */
interface Loss {
  player_id: string;
  currency: string;
  date_of_birth: string;
  loss: number;
}

/**
 * What players of a site lost of their cash in a period, at least `least`. A bet is of the period in which it ended, so
 * open ones are of a later period. What is paid or taken back afterwards is of the period in which that is posted. So
 * each unit counts once, over any number of periods. Bonus money and free bets do not count.
 */
export function lossesOf(
  database: Database,
  { site, products, least }: { site: string; products: readonly string[]; least: number },
  { from, to }: Pick<CashBackPeriod, 'from' | 'to'>,
): Promise<Loss[]> {
  const categories = categoryCodes.filter((code) => productsOf([code]).some((product) => products.includes(product)));
  return database.query(
    `with ended as (
       select b.player_id, sum(b.stake - b.bonus_stake) as staked
       from bets b left join games g on g.provider_code = b.provider_code and g.game_code = b.game_code
       where b.site = $1 and b.ended_at >= $2 and b.ended_at < $3 and b.account = 'cash'
         and case when b.kind = 'sports' then $5 else coalesce(g.category, 'casino') = any($6::text[]) end
       group by b.player_id having sum(b.stake - b.bonus_stake) >= $4),
     returned as (
       select t.player_id, sum(t.cash_change) as paid
       from ended e join ledger_transactions t on t.player_id = e.player_id and t.at >= $2 and t.at < $3 and t.kind in ('win', 'refund')
         join bets b on b.site = t.site and b.id = t.reference and b.account = 'cash'
         left join games g on g.provider_code = b.provider_code and g.game_code = b.game_code
       where case when b.kind = 'sports' then $5 else coalesce(g.category, 'casino') = any($6::text[]) end
       group by t.player_id)
     select p.id as player_id, p.currency, p.date_of_birth, (e.staked - coalesce(r.paid, 0))::bigint as loss
     from ended e join players p on p.id = e.player_id left join returned r on r.player_id = e.player_id
     where e.staked - coalesce(r.paid, 0) >= $4 order by p.id`,
    [site, from, to, Math.max(1, least), products.includes('betting'), categories],
  );
}

/** Whether an offer ran through all of a period. */
const ranIn = ({ starts_at, ends_at }: BonusOffer, { from, to }: CashBackPeriod) =>
  Date.parse(starts_at) <= from && (ends_at === null || Date.parse(ends_at) >= to);

/** Pays the cash-back of one offer for the last period, once for each player; who may not have it gets nothing. */
async function payPeriod(
  { database, ledger, report }: CashBackParts,
  site: SiteFile,
  offer: BonusOffer,
  now: number,
): Promise<void> {
  if (offer.trigger.on !== 'period') return;
  const period = lastPeriod(offer.trigger.period, site.time_zone, now);
  if (!ranIn(offer, period)) return;
  const where = [site.domain_name, offer.code, period.key];
  const [done] = await database.query(
    'select 1 from bonus_periods where site = $1 and code = $2 and period = $3',
    where,
  );
  if (done) return;
  const asked = { site: site.domain_name, products: offer.products, least: offer.least_loss };
  const losses = await lossesOf(database, asked, period);
  const paid = await eachRow(
    losses,
    async ({ player_id: id, currency, date_of_birth: dateOfBirth, loss }) => {
      const player = { id, currency, dateOfBirth };
      const claim = { site, player, offer, claim: period.key, amount: givenBy(offer, loss) };
      const given = claimingOffer(database, now, (transaction) =>
        claimOffer(transaction, ledger, claim, { given: { by: 'period', claim: period.key } }, now),
      );
      await given.catch((error) => {
        if (!(error instanceof Refusal)) throw error;
      });
    },
    (error) => report(error, { item: `${site.domain_name} ${offer.code}` }),
  );
  if (paid === losses.length)
    await database.query(
      'insert into bonus_periods (site, code, period, done_at) values ($1, $2, $3, $4) on conflict do nothing',
      [...where, now],
    );
}

/** Pays the cash-back of all offers whose period has ended; safe in several processes, and after a crash in between. */
export async function payCashBack(parts: CashBackParts, now: number): Promise<void> {
  for (const site of parts.sites.all()) for (const offer of site.bonus_offers) await payPeriod(parts, site, offer, now);
}
