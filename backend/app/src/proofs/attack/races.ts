import { randomUUID } from 'node:crypto';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';
import type { Envelope } from './visitor';

/** How many requests come at the same moment, over edge and both backends. */
const atOnce = 15;
const cash = 1_000_000;

/** Sends the same call many times at once, each with an input of its own; the connections are open before. */
async function race(
  stage: Stage,
  { visitor }: Victim,
  name: string,
  inputOf: (at: number) => object,
): Promise<Envelope[]> {
  const targets = [stage.edge, ...stage.backends];
  return Promise.all(
    Array.from({ length: atOnce }, (_, at) => visitor.call(name, inputOf(at), targets[at % targets.length])),
  );
}

/** How many of the answers were a success. */
const passedOf = (answers: readonly Envelope[]) => answers.filter(({ statusCode }) => statusCode === 1).length;

/** A selection that takes bets now, with its price. */
async function selectionOf({ visitor }: Victim) {
  const list = { language: 'EN', sport: '', state: 'scheduled', q: '', match_ids: [], start: 0, count: 20 };
  const fixtures = (await visitor.call('sports/fixtures', list)) as { value?: Fixture[] };
  const markets = (fixtures.value ?? []).flatMap((match) => match.markets ?? []);
  return markets.flatMap(({ selections }) => selections).find(({ suspended }) => !suspended);
}
interface Fixture {
  markets?: { selections: { selection_id: string; odds: number; suspended: boolean }[] }[];
}

/** Every call that moves money, fifteen times at once: as one request that is repeated, and as fifteen. */
export const moneyRaces: Attack<Stage> = {
  name: 'races on money calls',
  async run(stage) {
    const count = new Count();
    const { database } = stage;
    const rows = async (what: string, id: string) =>
      (await database.query<{ count: number }>(`select count(*) from ${what}`, [id]))[0]?.count ?? 0;
    const once = (request_id: string) => () => request_id;
    const each = () => randomUUID();

    /** Races for a new player, and says how many of what came of it; more than `most` is harm, none at all is an attack that met nothing. */
    async function attack(
      name: string,
      inputOf: (victim: Victim, at: number) => object | Promise<object>,
      came: (victim: Victim) => Promise<number>,
      most: number,
    ) {
      const victim = await stage.player(cash);
      const input = await inputOf(victim, 0);
      const inputs = await Promise.all(Array.from({ length: atOnce }, (_, at) => (at ? inputOf(victim, at) : input)));
      const answers = await race(stage, victim, name, (at) => inputs[at] ?? {});
      const passed = passedOf(answers);
      count.note(false, passed);
      count.note(true, atOnce - passed);
      const done = await came(victim);
      count.mustWork(done > 0, `${name}: ${JSON.stringify(answers[0]).slice(0, 200)}`);
      count.harmIf(done > most, `${name} had ${done} effects instead of ${most}`);
      const left = await stage.cashOf(victim.id);
      count.harmIf(left < 0, `${name} left a player with ${left}`);
    }

    const payments = (kind: string) => (victim: Victim) =>
      rows(`payments where kind = '${kind}' and player_id = $1`, victim.id);
    const bets = (victim: Victim) => rows('bets where player_id = $1', victim.id);
    for (const [request, most] of [
      [once(randomUUID()), 1],
      [each, 1],
    ] as const) {
      const withdrawal = ({ bank }: Victim) => ({ request_id: request(), bank_account_id: bank, amount: cash * 0.6 });
      await attack('wallet/withdraw', withdrawal, payments('withdrawal'), most);
    }
    const repeated = randomUUID();
    const deposit = () => ({ request_id: repeated, method: 'bank', amount: 100_000 });
    await attack('wallet/deposit', deposit, payments('deposit'), 1);

    const bettor = await stage.player(cash);
    const selection = await selectionOf(bettor);
    count.mustWork(selection !== undefined, 'no selection takes bets');
    const legs = selection && [{ selection_id: selection.selection_id, odds: selection.odds }];
    const slip = (request_id: string, stake: number) => ({
      request_id,
      sizes: [1],
      legs,
      stake_per_line: stake,
      policy: 'any',
    });
    await attack('sports/place_bet', () => slip(repeated, 10_000), bets, 1);
    await attack('sports/place_bet', () => slip(randomUUID(), cash * 0.6), bets, 1);

    const credits = (kind: string) => (victim: Victim) =>
      rows(
        `ledger_transactions where kind = '${kind}' and player_id = $1 and key <> 'attack:' || player_id`,
        victim.id,
      );
    const cashOut = async (victim: Victim, at: number) => {
      if (at === 0) await victim.visitor.call('sports/place_bet', slip(randomUUID(), 10_000));
      const { value } = (await victim.visitor.call('sports/open_bets', { state: 'open' })) as {
        value?: { bet_id: string; cash_out: number | null }[];
      };
      const [bet] = value ?? [];
      return { request_id: randomUUID(), bet_id: bet?.bet_id, amount: bet?.cash_out };
    };
    await attack('sports/cash_out', cashOut, credits('win'), 1);

    const welcome = async ({ visitor }: Victim) => {
      const { value } = (await visitor.call('settings/get_inbox', {})) as { value?: { inbox_id: string }[] };
      return { inbox_id: value?.at(-1)?.inbox_id };
    };
    await attack('settings/claim_inbox', welcome, credits('bonus'), 1);
    const people: Victim[] = [];
    for (let at = 0; at < atOnce; at++) people.push(await stage.player(0, '1970-01-01'));
    const gifts = await Promise.all(people.map(welcome));
    const targets = [stage.edge, ...stage.backends];
    const claims = await Promise.all(
      people.map(({ visitor }, at) =>
        visitor.call('settings/claim_inbox', gifts[at] ?? {}, targets[at % targets.length]),
      ),
    );
    count.note(false, passedOf(claims));
    count.note(true, atOnce - passedOf(claims));
    const given = (await Promise.all(people.map(credits('bonus')))).reduce((sum, one) => sum + one, 0);
    count.mustWork(given > 0, `settings/claim_inbox: ${JSON.stringify(claims[0]).slice(0, 200)}`);
    count.harmIf(given > 1, `a person with ${atOnce} accounts was given the welcome gift ${given} times`);
    await attack(
      'wallet/add_bank_account',
      () => ({
        request_id: repeated,
        bank_code: 'BDL',
        holder_name: 'Pat Proof',
        account_number: '0012345679',
      }),
      (victim) => rows('bank_accounts where removed_at is null and player_id = $1', victim.id).then((all) => all - 1),
      1,
    );
    return count;
  },
};
