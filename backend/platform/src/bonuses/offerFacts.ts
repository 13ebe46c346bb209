import type { Output } from '@marquee/contract/calls';
import { Days } from '@marquee/contract/days';
import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import { Refusal } from '@marquee/kernel/refusal';
import { assertAdmitted } from '../identity/guard';
import { vipProgress } from '../ledger/vipProgress';
import { consentsOf } from '../marketing/consents';
import { isWaiting, linksOf } from '../persons/links';
import { mayPromote } from '../protection/marketing';
import type { BonusOffer } from '../sites/bonusOffer';
import type { SiteFile } from '../sites/siteFile';

/** Why nothing is offered to a player: a break or another reason of player protection, or no consent to marketing. */
export type Withheld = NonNullable<Output<'bonuses/mine'>['withheld']>;

/** Runs a question at most once. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** When a player registered and proved a contact, ms; undefined without the player. */
async function accountOf(database: Database, playerId: string) {
  const [row] = await database.query(
    `select created_at, date_of_birth, least(phone_verified_at, email_verified_at) as proved_at
     from players where id = $1`,
    [playerId],
  );
  return row;
}

/** Whether the player is of age, and has done what the jurisdiction asks for before anything is given. */
async function admittedAs(
  database: Database,
  site: SiteFile,
  player: { id: string; dateOfBirth: string },
  now: number,
): Promise<'admitted' | 'tooYoung' | 'identityNeeded'> {
  try {
    await assertAdmitted(database, player, site, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.statusMessage === 'tooYoung' ? 'tooYoung' : 'identityNeeded';
  }
  return isWaiting(await linksOf(database, player.id, now)) ? 'identityNeeded' : 'admitted';
}

/** How many deposits of a player are kept, all and since a time, without one that is asked about. */
async function depositsOf(database: Database, playerId: string, since: number, without: string) {
  const [row] = await database.query(
    `select count(*) as all, count(*) filter (where t.at >= $2) as today
     from payments p left join ledger_transactions t on t.site = p.site and t.key = 'payment:' || p.id || ':approved'
     where p.player_id = $1 and p.kind = 'deposit' and p.state in (${listed(...credited)}) and p.given_back < p.amount
       and p.id <> $3`,
    [playerId, since, without],
  );
  return row ?? { all: 0, today: 0 };
}

/**
 * What decides about offers to one player at the time `now`, each asked at most once. In the transaction of a claim
 * that has locked the player, consents and breaks are those of that moment.
 */
export function offerFacts(
  database: Database,
  {
    site,
    player,
    deposit,
  }: { site: SiteFile; player: { id: string }; deposit?: { id?: string | undefined } | undefined },
  now: number,
) {
  const account = once(() => accountOf(database, player.id));
  const consents = once(() => consentsOf(database, player.id));
  const isPromotable = once(() => mayPromote(database, player.id, now));
  return {
    account,
    admitted: once(async () => {
      const dateOfBirth = (await account())?.date_of_birth ?? '';
      return admittedAs(database, site, { id: player.id, dateOfBirth }, now);
    }),
    deposits: once(() => depositsOf(database, player.id, new Days(site.time_zone).midnight(now), deposit?.id ?? '')),
    vipLevel: once(async () => site.vip_levels[(await vipProgress(database, site, player.id, now)).at]?.name),
    /** Why an offer of these products is not made; null if it may be. */
    async withheld({ products }: Pick<BonusOffer, 'products'>): Promise<Withheld | null> {
      if (!(await isPromotable())) return 'break';
      const given = await consents();
      const isAgreed = products.every((product) =>
        given.some((consent) => consent.product === product && consent.channel === 'inbox'),
      );
      return isAgreed ? null : 'consent';
    },
  };
}

export type OfferFacts = ReturnType<typeof offerFacts>;
