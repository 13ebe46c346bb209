import { randomUUID } from 'node:crypto';
import { providerHeader } from '@marquee/protocols/provider/messages';
import { attackedOffers } from './attackedOffers';
import { send } from './http';
import { identified } from './leaving';
import { recorded } from './partnerMessages';
import type { Stage, Victim } from './stage';
import type { Count } from './tally';
import type { Envelope } from './visitor';

const { gift, bets, moreBets, tables } = attackedOffers;
const cash = 100_000;
const stake = 5_000;

interface Selection {
  selection_id: string;
  odds: number;
  suspended: boolean;
}

/** The open selections of markets that are not suspended, all outcomes of one market each; of separate matches. */
async function marketsOf({ visitor }: Victim): Promise<Selection[][]> {
  const list = { language: 'EN', sport: '', state: 'scheduled', q: '', match_ids: [], start: 0, count: 20 };
  const { value = [] } = (await visitor.call('sports/fixtures', list)) as {
    value?: { markets: { selections: Selection[] }[] }[];
  };
  return value.flatMap(({ markets }) => {
    const open = markets.find(({ selections }) => selections.length > 1 && selections.every((one) => !one.suspended));
    return open ? [open.selections] : [];
  });
}

/** Bets on selections: as one line, or each as a line of its own. */
const place = ({ visitor }: Victim, selections: readonly Selection[], target: Stage['edge']) =>
  visitor.call(
    'sports/place_bet',
    {
      request_id: randomUUID(),
      sizes: [1],
      legs: selections.map(({ selection_id, odds }) => ({ selection_id, odds })),
      stake_per_line: stake,
      policy: 'any',
    },
    target,
  );

const claim = ({ visitor }: Victim, code: string): Promise<Envelope> =>
  visitor.call('bonuses/claim', { request_id: randomUUID(), code, promo_code: '' });

/** How many bets of players count towards a bonus, and how many do not, by event. */
async function countedOf({ database }: Stage, players: readonly Victim[]) {
  return database.query<{ match_id: string; counted: number; others: number }>(
    `select leg.match_id, count(distinct b.id) filter (where b.counts > 0) as counted,
       count(distinct b.id) filter (where b.counts = 0) as others
     from bets b join sports_legs leg on leg.bet_id = b.id where b.player_id = any($1) group by 1`,
    [players.map(({ id }) => id)],
  );
}

/** Notes how many bets count, and as harm each event on which more than `most` do. */
async function judge(stage: Stage, count: Count, players: readonly Victim[], most: number, what: string) {
  const events = await countedOf(stage, players);
  for (const { counted, others } of events) {
    count.note(false, counted);
    count.note(true, others);
    count.harmIf(counted > most, `${what}: ${counted} bets on one event count`);
  }
  return events;
}

/** All outcomes of a market are staked: at once at all backends, and as lines of one slip. */
export async function oppositeBets(stage: Stage, count: Count): Promise<void> {
  const targets = [stage.edge, ...stage.backends];
  const bettor = await stage.player(cash);
  const claimed = await claim(bettor, bets.code);
  count.mustWork(claimed.statusCode === 1, `the offer for bets: ${claimed.statusMessage}`);
  const [market = [], other = []] = await marketsOf(bettor);
  count.mustWork(market.length > 1 && other.length > 1, 'no two markets take bets');
  const all = Array.from({ length: 3 }, () => market).flat();
  await Promise.all(all.map((one, at) => place(bettor, [one], targets[at % targets.length] ?? stage.edge)));
  const [event] = await judge(stage, count, [bettor], 1, 'opposite outcomes');
  count.mustWork((event?.counted ?? 0) > 0 && (event?.others ?? 0) > 0, 'no opposite bets were placed');

  const lines = await stage.player(cash);
  await claim(lines, bets.code);
  await Promise.all(targets.map((target) => place(lines, other, target)));
  const [slips] = await judge(stage, count, [lines], 0, 'opposite lines of one slip');
  count.mustWork((slips?.others ?? 0) > 0, 'no slip with opposite lines was placed');
}

/** Two accounts of one person, each with a bonus of its own, bet against each other at once. */
export async function oppositeAccounts(stage: Stage, count: Count): Promise<void> {
  const born = '1974-08-09';
  const first = await stage.player(cash, born);
  const second = await stage.player(cash, born);
  // The newer one is asked who they are, then the older one.
  for (const account of [second, first]) {
    await account.visitor.call('identity/begin');
    count.mustWork(await identified(account), 'an identity check of a bettor');
  }
  const claims = [await claim(first, bets.code), await claim(second, moreBets.code)];
  for (const { statusCode, statusMessage } of claims)
    count.mustWork(statusCode === 1, `an offer for the accounts of one person: ${statusMessage}`);
  const markets = (await marketsOf(first)).slice(0, 8);
  await Promise.all(
    markets.flatMap(([one, another]) =>
      one && another ? [place(first, [one], stage.backends[0]), place(second, [another], stage.backends[1])] : [],
    ),
  );
  const events = await judge(stage, count, [first, second], 1, 'two accounts of one person');
  const placed = events.filter(({ counted, others }) => counted + others > 1).length;
  count.mustWork(placed > 3, `${placed} events with bets of both accounts`);
}

/** Opens a table game; returns what its provider may send for the player's rounds. */
async function tableOf(stage: Stage, { id, visitor, currency }: Victim) {
  await visitor.call('protection/decline_limits');
  const games = await stage.database.query<{ provider_code: string; game_code: string }>(
    "select provider_code, game_code from games where category = 'casino' and engine = 'roulette' order by 1, 2 limit 50",
  );
  for (const game of games) {
    const { statusCode } = await visitor.call('product/launch', { ...game, mode: 'real', language: 'EN' });
    if (statusCode !== 1) continue;
    const [session] = await stage.database.query<{ id: string }>(
      "select id from play_sessions where player_id = $1 and mode = 'real' and not is_opening",
      [id],
    );
    return async (call: 'bet' | 'win' | 'end_round', message: object): Promise<string> => {
      const whole = { session: session?.id, ...(call === 'end_round' ? {} : { currency }), ...message };
      const header = { [providerHeader]: game.provider_code };
      const { path, body, headers } = recorded(`/provider/v1/${call}`, whole, stage.partnerKey, header);
      const { text } = await send(stage.edge, path, { method: 'POST', body, headers, address: '192.0.2.82' });
      return (JSON.parse(text || '{}') as { status?: string }).status ?? '';
    };
  }
  return undefined;
}

async function wageredBy({ database }: Stage, { id }: Victim): Promise<number> {
  const [row] = await database.query<{ wagered: number }>('select wagered from bonuses where player_id = $1', [id]);
  return row?.wagered ?? 0;
}

/** Both colours of one round are staked: where tables count a little, and where they do not. */
export async function coveredRounds(stage: Stage, count: Count): Promise<void> {
  const half = tables.highest / 2;
  for (const { code, own, most } of [
    { code: tables.code, own: 0, most: (tables.highest * tables.percent) / 100 },
    { code: gift.code, own: tables.highest, most: 0 },
  ]) {
    const player = await stage.player(own);
    const claimed = await claim(player, code);
    const table = await tableOf(stage, player);
    count.mustWork(claimed.statusCode === 1 && table !== undefined, `a table with ${code}: ${claimed.statusMessage}`);
    if (!table) continue;
    const round_id = randomUUID();
    const [red, black] = [randomUUID(), randomUUID()];
    const bet = (transaction_id: string, amount = half) => table('bet', { round_id, transaction_id, amount });
    const staked = [await bet(red), await bet(black)];
    count.mustWork(staked.join() === 'ok,ok', `red and black with ${code}: ${staked.join()}`);
    // All bets of a round are one stake, and only cash is staked where nothing counts.
    const third = await bet(randomUUID(), 1);
    count.note(third !== 'ok');
    count.harmIf(third === 'ok', `a third bet of a round was taken with ${code}`);
    const paid = { round_id, transaction_id: randomUUID(), bet_transaction_id: red, amount: tables.highest };
    const won = await table('win', paid);
    const ended = await table('end_round', { round_id });
    count.mustWork(won === 'ok' && ended === 'ok', `the end of a round of a table: ${won}, ${ended}`);
    const wagered = await wageredBy(stage, player);
    count.note(wagered <= most);
    count.mustWork(wagered === most, `${code} counts ${wagered} of a round of a table instead of ${most}`);
    count.harmIf(wagered > most, `a round on both colours counts ${wagered} with ${code}, at most ${most}`);
  }
}
