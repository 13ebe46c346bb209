import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allowGuarded } from '@marquee/backend/testing/stepUpGrants';
import { concurrency, passedOf } from './concurrency';
import { welcomeGift } from './onePerson';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';
import type { Envelope } from './visitor';

const cash = 1_000_000;

/** Sends the same call many times concurrently, each with its own input, over open connections. */
async function race(
  stage: Stage,
  { visitor }: Victim,
  name: string,
  inputOf: (at: number) => object,
): Promise<Envelope[]> {
  const targets = [stage.edge, ...stage.backends];
  return Promise.all(
    Array.from({ length: concurrency }, (_, at) => visitor.call(name, inputOf(at), targets[at % targets.length])),
  );
}

/** A selection that accepts bets, with its odds. */
async function selectionOf({ visitor }: Victim) {
  const list = { language: 'EN', sport: '', state: 'scheduled', q: '', match_ids: [], start: 0, count: 20 };
  const fixtures = (await visitor.call('sports/fixtures', list)) as { value?: Fixture[] };
  const markets = (fixtures.value ?? []).flatMap((match) => match.markets ?? []);
  return markets.flatMap(({ selections }) => selections).find(({ suspended }) => !suspended);
}
interface Fixture {
  markets?: { selections: { selection_id: string; odds: number; suspended: boolean }[] }[];
}

/** How long the feed may take to value a new bet, ms. */
const valuedWithin = 15_000;

/** A player's open bet once cash-out is offered. */
async function offeredBet({ visitor }: Victim): Promise<Partial<{ bet_id: string; cash_out: number | null }>> {
  for (const started = Date.now(); Date.now() - started < valuedWithin; await sleep(250)) {
    const { value } = (await visitor.call('sports/open_bets', { state: 'open' })) as {
      value?: { bet_id: string; cash_out: number | null }[];
    };
    const offered = value?.find(({ cash_out }) => cash_out !== null);
    if (offered) return offered;
  }
  return {};
}

/** Every call that moves money, fifteen times concurrently: as retries of one request, and as fifteen requests. */
export const moneyRaces: Attack<Stage> = {
  name: 'races on money calls',
  async run(stage) {
    const count = new Count();
    const { database } = stage;
    const rows = async (what: string, id: string) =>
      (await database.query<{ count: number }>(`select count(*) from ${what}`, [id]))[0]?.count ?? 0;
    const once = (request_id: string) => () => request_id;
    const each = () => randomUUID();

    /**
     * Runs a race for a new player, and counts its effects; more than `most` is harm, none means that the attack did
     * not work.
     */
    async function attack(
      name: string,
      inputOf: (victim: Victim, at: number) => object | Promise<object>,
      came: (victim: Victim) => Promise<number>,
      most: number,
    ) {
      const victim = await stage.player(cash);
      const input = await inputOf(victim, 0);
      const inputs = await Promise.all(
        Array.from({ length: concurrency }, (_, at) => (at ? inputOf(victim, at) : input)),
      );
      const answers = await race(stage, victim, name, (at) => inputs[at] ?? {});
      const passed = passedOf(answers);
      count.note(false, passed);
      count.note(true, concurrency - passed);
      const done = await came(victim);
      count.mustWork(done > 0, `${name}: ${JSON.stringify(answers[0]).slice(0, 200)}`);
      count.harmIf(done > most, `${name} had ${done} effects instead of ${most}`);
      const left = await stage.cashOf(victim.id);
      count.harmIf(left < 0, `${name} left a player with ${left}`);
    }

    const payments = (kind: string) => (victim: Victim) =>
      rows(`payments where kind = '${kind}' and player_id = $1`, victim.id);
    const bets = (victim: Victim) => rows('bets where player_id = $1', victim.id);
    /** Completes as many step-ups as the concurrent calls need. */
    const proved = async ({ id, visitor, password }: Victim, call: string, times = 1) => {
      const proof = await visitor.call('auth/step_up', { call, password });
      count.mustWork(proof.statusCode === 1, `auth/step_up: ${proof.statusMessage}`);
      if (times > 1) await allowGuarded(database, id, times - 1);
    };
    const withdraw = 'wallet/withdraw';
    for (const [request, part, proofs] of [
      [once(randomUUID()), 0.6, 1],
      [each, 0.6, concurrency],
      [each, 0.05, 1],
    ] as const) {
      const withdrawal = async (victim: Victim, at: number) => {
        if (at === 0) await proved(victim, withdraw, proofs);
        return { request_id: request(), bank_account_id: victim.bank, amount: cash * part };
      };
      await attack(withdraw, withdrawal, payments('withdrawal'), 1);
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
      const { bet_id, cash_out } = await offeredBet(victim);
      return { request_id: randomUUID(), bet_id, amount: cash_out };
    };
    await attack('sports/cash_out', cashOut, credits('win'), 1);

    await attack('settings/claim_inbox', welcomeGift, credits('bonus'), 1);
    const plays = (victim: Victim) => rows('token_plays where player_id = $1', victim.id);
    await attack('minigame/spin', () => ({ request_id: randomUUID() }), plays, 1);
    const spun = async ({ visitor }: Victim, at: number) => {
      if (at === 0) await visitor.call('minigame/spin', { request_id: repeated });
      return { request_id: repeated.replace(/^./, 'z'), stake: 1, chest: 0 };
    };
    await attack('minigame/open_chest', spun, plays, 2);
    const exchanged = async (victim: Victim, at: number) => {
      if (at === 0) await stage.giveTokens(victim, 1_000);
      const { value } = (await victim.visitor.call('minigame/state')) as { value?: { rate: number }[] };
      const rate = value?.[0]?.rate ?? 1;
      return { request_id: randomUUID(), tokens: Math.floor(600 / rate), rate };
    };
    await attack(
      'minigame/exchange',
      exchanged,
      (victim) => rows("ledger_transactions where key like 'exchange:%' and player_id = $1", victim.id),
      1,
    );
    const close = 'account/close';
    const closing = async (victim: Victim, at: number) => {
      if (at === 0) await proved(victim, close, concurrency);
      return { request_id: randomUUID(), bank_account_id: victim.bank };
    };
    await attack(close, closing, payments('withdrawal'), 1);
    const addAccount = 'wallet/add_bank_account';
    await attack(
      addAccount,
      async (victim, at) => {
        if (at === 0) await proved(victim, addAccount);
        const account = { bank_code: 'BDL', holder_name: 'Pat Proof', account_number: '0012345679' };
        return { request_id: repeated, ...account };
      },
      (victim) => rows('bank_accounts where removed_at is null and player_id = $1', victim.id).then((all) => all - 1),
      1,
    );
    return count;
  },
};
