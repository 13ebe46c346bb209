import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { assertAdmitted } from '../identity/guard';
import { heldCash } from '../ledger/claims';
import { postBonus } from '../ledger/postBonus';
import { vipProgress } from '../ledger/vipProgress';
import { assertGift } from '../persons/gifts';
import { assertMay } from '../protection/guard';
import { mayPromote } from '../protection/marketing';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';

type Asked = Pick<PlayerContext, 'database' | 'site' | 'player' | 'clock'>;

/** Ledger keys of level gifts that are no longer earned because deposits were reversed. */
export async function giftsNotReached(database: Database, site: SiteFile, playerId: string, now: number) {
  const { at } = await vipProgress(database, site, playerId, now);
  return site.vip_levels.slice(at + 1).map(({ name }) => keyOf({ id: playerId }, name));
}

/**
 * The player's position on the VIP ladder (R3, R7), from the ledger: `starting_*` is everything before the site's
 * current calendar month, `cycle_*` this month; minor units. Reversed deposits do not count. Turnover is stakes minus
 * refunds. On the top level, next is that level itself. The ladder is empty if the site has no rewards; players
 * who may see no promotions get none either, and no next level.
 */
export async function vipOf({ database, site, player, clock }: Asked): Promise<Output<'auth/vip'>> {
  const now = clock.now();
  const { at, ...sums } = await vipProgress(database, site, player.id, now);
  const mayOffer = await mayPromote(database, player.id, now);
  const levels = site.vip_levels;
  const current = levels[at];
  const next = mayOffer ? (levels[at + 1] ?? current) : undefined;
  return {
    nextLevel: [
      {
        ...sums,
        deposit_next: next?.deposit ?? 0,
        turnover_next: next?.turnover ?? 0,
        vip_name: current?.name ?? '',
        vip_name_next: next?.name ?? '',
        vip_title: current?.title,
        vip_title_next: next?.title,
      },
    ],
    levels: mayOffer ? await ladder(at, { database, site, player }) : [],
  };
}

const keyOf = (player: { id: string }, level: string) => `vip:${player.id}:${level}`;

/** The levels with their gifts; the ledger knows which gifts were claimed. */
async function ladder(
  at: number,
  { database, site, player }: Omit<Asked, 'clock'>,
): Promise<Output<'auth/vip'>['levels']> {
  if (!hasProgramme(site, 'rewards')) return [];
  const taken = await database.query('select key from ledger_transactions where site = $1 and key = any($2::text[])', [
    site.domain_name,
    site.vip_levels.map(({ name }) => keyOf(player, name)),
  ]);
  const keys = new Set(taken.map(({ key }) => key));
  return site.vip_levels.map((level, index) => {
    const isClaimed = keys.has(keyOf(player, level.name));
    const gift_state = isClaimed ? 'claimed' : index <= at ? 'open' : 'ahead';
    return { ...level, gift_state };
  });
}

/**
 * Pays the gift of a reached level, once per person, through the ledger; must run inside `claiming`. Throws Refusal
 * `notOffered`, `nothingToClaim`, `alreadyClaimed`, `rewardGiven` or the guard's.
 */
export async function claimGift(
  transaction: Database,
  context: Omit<Asked, 'database'> & Pick<PlayerContext, 'ledger'>,
  name: string,
): Promise<void> {
  const { site, player, clock, ledger } = context;
  const at = clock.now();
  await assertMay(transaction, player, 'bonus', 0, at);
  await assertAdmitted(transaction, player, site, at);
  if (!hasProgramme(site, 'rewards')) throw new Refusal('notOffered');
  // Locks cash first: a concurrent deposit reversal waits, and then reverses this gift too.
  await heldCash(transaction, player.id);
  const { levels } = await vipOf({ ...context, database: transaction });
  const level = levels.find((one) => one.name === name);
  if (!level?.gift || level.gift_state === 'ahead') throw new Refusal('nothingToClaim');
  if (level.gift_state === 'claimed') throw new Refusal('alreadyClaimed');
  await assertGift(transaction, { site: site.domain_name, gift: `vip:${name}`, playerId: player.id }, at);
  await postBonus(transaction, ledger, {
    key: keyOf(player, name),
    site: site.domain_name,
    player,
    account: 'game_token',
    amount: level.gift,
    reference: name,
    description: name,
    at,
  });
}
