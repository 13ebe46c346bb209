import { randomUUID } from 'node:crypto';
import { gatewayPaths } from '@marquee/protocols/gateway/messages';
import { identityPaths } from '@marquee/protocols/identity/messages';
import { providerHeader } from '@marquee/protocols/provider/messages';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { send } from './http';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';

/** A message on the wire, to be recorded, modified and replayed. */
export interface Recorded {
  path: string;
  body: string;
  headers: Record<string, string>;
}

const repeats = 15;
const cash = 100_000;
const stake = 1_000;
const win = 500;

/** A message of a partner, signed with a key at a time. */
export function recorded(
  path: string,
  message: object,
  key: string,
  more: Record<string, string> = {},
  now = Date.now(),
): Recorded {
  const body = JSON.stringify(message);
  const signed = signedHeaders([key], coveredRequest({ method: 'POST', url: path }), body, now);
  return { path, body, headers: { 'content-type': 'application/json', ...signed, ...more } };
}

/** All permutations of a list. */
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, at) => ordersOf(list.filter((_, other) => other !== at)).map((rest) => [one, ...rest]));
}

/** Modified copies of a message: all must be refused. */
function forgeriesOf(message: Recorded, other: string, key: string): Recorded[] {
  const { path, body, headers } = message;
  const altered = body.replace(/"amount":\d+/, '"amount":99999999');
  const plain = {
    'content-type': 'application/json',
    ...(headers[providerHeader] ? { [providerHeader]: 'JILI' } : {}),
  };
  const old = recorded(path, JSON.parse(body) as object, key, plain, Date.now() - 400_000);
  const foreign = recorded(path, JSON.parse(body) as object, 'k'.repeat(64), plain);
  return [
    { ...message, path: other },
    { ...message, body: altered === body ? `${body} ` : altered },
    { ...message, headers: plain },
    old,
    foreign,
  ];
}

export async function deliver(stage: Stage, count: Count, { path, body, headers }: Recorded, at: number) {
  const target = [stage.edge, ...stage.backends][at % 3] ?? stage.edge;
  const answer = await send(target, path, { method: 'POST', body, headers, address: '192.0.2.80' });
  const { status = '', repeated = false } = JSON.parse(answer.text || '{}') as { status?: string; repeated?: boolean };
  count.note(answer.status !== 200 || (status !== 'ok' && status !== '') || repeated);
  return answer;
}

/** Opens a game, and returns its play session. */
async function sessionOf({ database }: Stage, { id, visitor }: Victim): Promise<string> {
  await visitor.call('protection/decline_limits');
  await visitor.call('product/launch', { provider_code: 'JILI', game_code: 'sl001', mode: 'real', language: 'EN' });
  const [row] = await database.query<{ id: string }>(
    "select id from play_sessions where player_id = $1 and mode = 'real' and not is_opening order by started_at desc",
    [id],
  );
  return row?.id ?? '';
}

/** Messages of a game provider: replayed, in every order, at other paths, modified, old, and with other keys. */
export const providerReplays: Attack<Stage> = {
  name: 'provider messages',
  async run(stage) {
    const count = new Count();
    const victim = await stage.player(cash);
    const session = await sessionOf(stage, victim);
    count.mustWork(session !== '', 'no game was opened');
    const provider = { [providerHeader]: 'JILI' };
    const messages = (round: string) => {
      const of = (call: string, message: object) =>
        recorded(`/provider/v1/${call}`, { session, round_id: round, ...message }, stage.partnerKey, provider);
      const bet = `${round}-b`;
      return {
        bet: of('bet', { transaction_id: bet, amount: stake, currency: victim.currency }),
        win: of('win', {
          transaction_id: `${round}-w`,
          bet_transaction_id: bet,
          amount: win,
          currency: victim.currency,
        }),
        rollback: of('rollback', { transaction_id: `${round}-r`, bet_transaction_id: bet }),
        end: of('end_round', {}),
      };
    };

    const { bet, win: paid, end, rollback } = messages(randomUUID());
    for (const message of [bet, paid, end])
      await Promise.all(Array.from({ length: repeats }, (_, at) => deliver(stage, count, message, at)));
    const after = await stage.cashOf(victim.id);
    count.mustWork(after === cash - stake + win, `a round of ${stake} that won ${win} left ${after} of ${cash}`);

    for (const message of [bet, paid, end, rollback])
      for (const [at, forged] of forgeriesOf(
        message,
        message === bet ? paid.path : bet.path,
        stage.partnerKey,
      ).entries()) {
        const { status } = await deliver(stage, count, forged, at);
        count.harmIf(status === 200, `a forged message was taken at ${forged.path}`);
      }
    count.harmIf((await stage.cashOf(victim.id)) !== after, 'forged messages moved money');

    let before = after;
    for (const order of ordersOf(['bet', 'win', 'rollback', 'end'] as const)) {
      const round = messages(randomUUID());
      for (const [at, name] of [...order, ...order].entries()) await deliver(stage, count, round[name], at);
      const now = await stage.cashOf(victim.id);
      const fair = [0, -stake, win - stake];
      count.harmIf(!fair.includes(now - before), `${order.join(', ')} changed the balance by ${now - before}`);
      before = now;
    }
    return count;
  },
};

/**
 * Events of the gateway: every order of a deposit's states, twice, and forgeries; and forged events of the identity
 * partner.
 */
export const callbacks: Attack<Stage> = {
  name: 'gateway and identity events',
  async run(stage) {
    const count = new Count();
    const { database, partnerKey } = stage;
    const amount = 50_000;
    let credited = 0;
    const statuses = ['pending', 'approved', 'declined', 'refunded'] as const;
    const orders = ordersOf(statuses);
    const victim = await stage.player();
    let before = 0;
    for (const order of orders) {
      const id = randomUUID();
      await database.query(
        `insert into payments (id, site, player_id, kind, amount, currency, state, method, method_name, request_id, created_at, changed_at, asked_at)
         values ($1, 'casino.example', $2, 'deposit', $3, $4, 'created', 'bank', 'Bank', $1, $5, $5, $6)`,
        [id, victim.id, amount, victim.currency, Date.now(), Date.now() + 3_600_000],
      );
      const events = order.map((status) =>
        recorded(
          gatewayPaths.events,
          { event_id: `${id}:${status}`, payment_id: id, status, reason: null, amount, currency: victim.currency },
          partnerKey,
        ),
      );
      const [first] = events;
      if (first && order === orders[0])
        for (const [at, forged] of forgeriesOf(first, '/provider/v1/win', partnerKey).entries()) {
          const { status } = await deliver(stage, count, forged, at);
          count.harmIf(status === 200, 'a forged event of the gateway was taken');
        }
      for (const event of events) await Promise.all([0, 1, 2].map((at) => deliver(stage, count, event, at)));
      for (const [at, event] of events.entries()) await deliver(stage, count, event, at);
      const now = await stage.cashOf(victim.id);
      const more = now - before;
      before = now;
      if (more > 0) credited++;
      count.harmIf(more !== 0 && more !== amount, `${order.join(', ')} left ${more} of ${amount}`);
    }
    const [approved] = await database.query<{ count: number }>(
      "select count(*) from ledger_transactions where kind = 'deposit' and key like 'payment:%'",
    );
    count.mustWork(
      (approved?.count ?? 0) >= orders.length,
      `${approved?.count} of ${orders.length} deposits were credited`,
    );
    count.mustWork(credited < orders.length, 'no refund was taken');
    const event = { event_id: 'x', check_id: randomUUID(), status: 'passed', reason: null };
    for (let at = 0; at < repeats; at++) {
      const { status } = await deliver(stage, count, recorded(identityPaths.events, event, 'k'.repeat(64)), at);
      count.harmIf(status === 200, 'a forged event of the identity partner was taken');
    }
    return count;
  },
};
