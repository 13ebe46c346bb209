import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { gatewayPaths } from '@marquee/protocols/gateway/messages';
import { concurrency } from './concurrency';
import { deliver, recorded } from './partnerMessages';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';

const amount = 50_000;

/** Timeout for effects of a payment, ms. */
const within = 10_000;

/** A pending deposit, and the gateway's events of it. */
async function depositOf(stage: Stage, { id: player, currency }: Victim) {
  const id = randomUUID();
  await stage.database.query(
    `insert into payments (id, site, player_id, kind, amount, currency, state, method, method_name, request_id, created_at, changed_at, asked_at)
     values ($1, 'casino.example', $2, 'deposit', $3, $4, 'created', 'bank', 'Bank', $1, $5, $5, $6)`,
    [id, player, amount, currency, Date.now(), Date.now() + 3_600_000],
  );
  return (status: 'approved' | 'charged_back') => {
    const event = { event_id: `${id}:${status}`, payment_id: id, status, reason: null, amount, currency };
    return recorded(gatewayPaths.events, event, stage.partnerKey);
  };
}

/** A lost bet of a player, as large as the deposit. */
async function stakeOf({ database }: Stage, { id: player }: Victim): Promise<void> {
  await database.query(
    `insert into bets (id, site, player_id, kind, account, placed_at, settled_at, stake, state, title, detail, provider_code, game_code)
     values ($1, 'casino.example', $2, 'game', 'cash', $3, $3, $4, 'lost', '', '', '', '')`,
    [randomUUID(), player, Date.now(), amount],
  );
}

/** Rewards that a player still has, minor units of money and tokens together. */
async function givenTo({ database }: Stage, { id }: Victim): Promise<number> {
  const [row] = await database.query<{ given: number }>(
    `select coalesce(-sum(leg.amount), 0)::bigint as given from ledger_transactions t
       cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
     where t.player_id = $1 and t.kind = 'bonus' and leg.account = 'promotions'`,
    [id],
  );
  return row?.given ?? 0;
}

/** Rewards for deposits that are charged back: after the reward, before it, and while it is being claimed. */
export const chargeBacks: Attack<Stage> = {
  name: 'charge-backs',
  async run(stage) {
    const count = new Count();
    const comesTo = async (victim: Victim, isIt: (given: number) => boolean) => {
      const started = Date.now();
      let given = await givenTo(stage, victim);
      for (; !isIt(given) && Date.now() - started < within; given = await givenTo(stage, victim)) await sleep(100);
      return given;
    };
    const told = (events: ReturnType<typeof recorded>[]) =>
      Promise.all(events.flatMap((event) => [0, 1, 2].map((at) => deliver(stage, count, event, at))));
    const mustBeBack = async (victim: Victim, what: string) => {
      const left = await comesTo(victim, (given) => given === 0);
      count.note(left === 0);
      count.harmIf(left !== 0, `${left} of ${what} is kept after the charge-back`);
    };

    const inviters: Victim[] = [];
    for (const isAtOnce of [false, true]) {
      const inviter = await stage.player();
      inviters.push(inviter);
      const { code: referrer_code = '' } = (await inviter.visitor.call('account/referral')) as { code?: string };
      const friend = await stage.player(0, undefined, 'Kim Friend', { referrer_code });
      const event = await depositOf(stage, friend);
      if (!isAtOnce) {
        const another = await depositOf(stage, friend);
        await told([another('approved')]);
        // Its news comes after the reward's turn.
        const news = 'select 1 from jobs where payload::text like $1 and done_at is null';
        while ((await stage.database.query(news, [`%${friend.id}%`])).length > 0) await sleep(100);
        count.harmIf((await givenTo(stage, inviter)) > 0, 'a deposit without a bet is rewarded');
        await told([another('charged_back')]);
      }
      await stakeOf(stage, friend);
      await told([event('approved')]);
      if (!isAtOnce) count.mustWork((await comesTo(inviter, (given) => given > 0)) > 0, 'no referral is rewarded');
      await told([event('charged_back')]);
    }

    const player = await stage.player();
    const missions = (await player.visitor.call('account/missions')) as { value?: Mission[] };
    const mission = missions.value?.find(({ measure }) => measure === 'deposits');
    const events = await Promise.all(Array.from({ length: mission?.target ?? 1 }, () => depositOf(stage, player)));
    await told(events.map((event) => event('approved')));
    const claim = () => player.visitor.call('account/claim_mission', { mission_id: mission?.mission_id });
    const claimed = claim();
    count.mustWork((await claimed).statusCode === 1, `account/claim_mission: ${(await claimed).statusMessage}`);
    await Promise.all([
      told(events.map((event) => event('charged_back'))),
      ...Array.from({ length: concurrency }, () => claim().then(({ statusCode }) => count.note(statusCode !== 1))),
    ]);
    await mustBeBack(player, 'a mission');
    // The events of the referrals are processed by now.
    for (const inviter of inviters) await mustBeBack(inviter, 'a reward for a friend');
    const again = await claim();
    count.note(again.statusCode !== 1);
    count.harmIf(again.statusCode === 1, 'a mission is rewarded again after the charge-back');
    return count;
  },
};

interface Mission {
  mission_id: string;
  measure: string;
  target: number;
}
