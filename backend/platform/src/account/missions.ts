import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { assertAdmitted } from '../identity/guard';
import { heldCash } from '../ledger/claims';
import { postBonus } from '../ledger/postBonus';
import { publish } from '../live/publish';
import { assertGift } from '../persons/gifts';
import { assertVerifiedContact } from '../persons/verifiedContact';
import { assertMay } from '../protection/guard';
import { mayPromote } from '../protection/marketing';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';

type Mission = SiteFile['missions'][number];
type Shown = Output<'account/missions'>['value'][number];

/**
 * SQL of each measure, from the player's real activity: stakes in minor units, the others as counts. Fully reversed
 * deposits do not count.
 */
type Measures = Record<Mission['measure'], number>;

async function measured(database: Database, playerId: string, until: number): Promise<Measures> {
  const [played] = await database.query(
    `select count(*) filter (where kind = 'game') as rounds, coalesce(sum(stake - bonus_stake) filter (where account = 'cash'), 0)::bigint as stakes,
       count(distinct provider_code) filter (where kind = 'game') as providers, count(*) filter (where kind = 'sports') as bets
     from bets where player_id = $1 and placed_at < $2 and stake > 0 and state <> 'refunded'`,
    [playerId, until],
  );
  const [paid] = await database.query(
    `select count(*) as deposits from ledger_transactions t
     where player_id = $1 and kind = 'deposit' and at < $2
       and not exists (select 1 from payments p where p.id = t.reference and p.given_back >= p.amount)`,
    [playerId, until],
  );
  return { rounds: 0, stakes: 0, providers: 0, bets: 0, deposits: 0, ...played, ...paid };
}

async function shown(database: Database, playerId: string, mission: Mission, now: number): Promise<Shown> {
  const ends = mission.ends_at === null ? null : Date.parse(mission.ends_at);
  const measures = await measured(database, playerId, Math.min(now + 1, ends ?? Number.MAX_SAFE_INTEGER));
  const [claim] = await database.query('select 1 from mission_claims where player_id = $1 and mission_id = $2', [
    playerId,
    mission.mission_id,
  ]);
  const progress = Math.min(mission.target, measures[mission.measure]);
  const state = claim ? 'claimed' : progress >= mission.target ? 'complete' : 'open';
  return { ...mission, progress, state };
}

/** Missions pay tokens: there are none on sites where tokens are of no use. */
const running = (site: SiteFile) => (hasProgramme(site, 'rewards') ? site.missions : []);

/**
 * The site's missions with the player's progress; none for a player who may see no promotions. An ended mission stays
 * listed while its reward is unclaimed.
 */
export async function missionsOf({
  database,
  site,
  player,
  clock,
}: Pick<PlayerContext, 'database' | 'site' | 'player' | 'clock'>): Promise<Shown[]> {
  const now = clock.now();
  if (!(await mayPromote(database, player.id, now))) return [];
  const all: Shown[] = [];
  for (const mission of running(site)) all.push(await shown(database, player.id, mission, now));
  const over = (mission: Shown) => mission.ends_at !== null && now >= Date.parse(mission.ends_at);
  return all.filter((mission) => mission.state !== 'open' || !over(mission));
}

const keyOf = (playerId: string, missionId: string) => `mission:${playerId}:${missionId}`;

/** Ledger keys of mission rewards that are no longer earned because deposits were reversed. */
export async function missionsNotReached(database: Database, site: SiteFile, playerId: string, now: number) {
  const keys: string[] = [];
  for (const mission of site.missions.filter(({ measure }) => measure === 'deposits')) {
    const { progress, target, state } = await shown(database, playerId, mission, now);
    if (state === 'claimed' && progress < target) keys.push(keyOf(playerId, mission.mission_id));
  }
  return keys;
}

/**
 * Pays a completed mission's reward, once per person, through the ledger; must run inside `claiming`. Throws Refusal
 * `missionUnknown`, `missionOpen`, `alreadyClaimed`, `contactUnverified`, `rewardGiven` or the guard's.
 */
export async function claimMission(
  transaction: Database,
  { site, player, clock, ledger }: Pick<PlayerContext, 'site' | 'player' | 'clock' | 'ledger'>,
  missionId: string,
): Promise<void> {
  const now = clock.now();
  await assertMay(transaction, player, 'bonus', 0, now);
  await assertAdmitted(transaction, player, site, now);
  const mission = running(site).find(({ mission_id }) => mission_id === missionId);
  if (!mission) throw new Refusal('missionUnknown');
  // Locks cash first: a concurrent deposit reversal waits, and then reverses this reward too.
  await heldCash(transaction, player.id);
  const { state } = await shown(transaction, player.id, mission, now);
  if (state === 'claimed') throw new Refusal('alreadyClaimed');
  if (state === 'open') throw new Refusal('missionOpen');
  await assertVerifiedContact(transaction, player.id);
  if (mission.reward.amount > 0)
    await assertGift(transaction, { site: site.domain_name, gift: `mission:${missionId}`, playerId: player.id }, now);
  await transaction.query('insert into mission_claims (player_id, mission_id, claimed_at) values ($1, $2, $3)', [
    player.id,
    missionId,
    now,
  ]);
  // the player's other tabs reload their lists
  await publish(transaction, player.id, 'inbox', {});
  if (mission.reward.amount === 0) return;
  await postBonus(transaction, ledger, {
    key: keyOf(player.id, missionId),
    site: site.domain_name,
    player,
    ...mission.reward,
    reference: missionId,
    description: mission.title.EN ?? mission.title[site.default_language] ?? missionId,
    at: now,
  });
}
