import { randomUUID } from 'node:crypto';
import { providerHeader } from '@marquee/protocols/provider/messages';
import { attackedOffers } from './attackedOffers';
import { concurrency, passedOf } from './concurrency';
import { coveredRounds, oppositeAccounts, oppositeBets } from './coveredBets';
import { send } from './http';
import { recorded } from './partnerMessages';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';

const { gift, few, secret } = attackedOffers;

const claim = ({ visitor }: Victim, code: string, target?: Stage['edge'], promo_code = '') =>
  visitor.call('bonuses/claim', { request_id: randomUUID(), code, promo_code }, target);

/** Bonus money and cash of a player. */
async function moneyOf(
  { database }: Stage,
  { id }: Victim,
): Promise<{ cash: number; bonus: number; reserved: number }> {
  const [row] = await database.query<{ cash: number; bonus: number; reserved: number }>(
    'select cash, bonus, reserved from ledger_players where player_id = $1',
    [id],
  );
  return row ?? { cash: 0, bonus: 0, reserved: 0 };
}

const withdraw = ({ visitor, bank }: Victim, amount: number, target: Stage['edge']) =>
  visitor.call(
    'wallet/withdraw',
    { request_id: randomUUID(), bank_account_id: bank, amount, gives_up_bonus: true },
    target,
  );

/** One account claims at both backends at once, and so do the accounts of one person. */
async function manyClaims(stage: Stage, count: Count): Promise<void> {
  const targets = [stage.edge, ...stage.backends];
  const victim = await stage.player();
  const claims = await Promise.all(
    Array.from({ length: concurrency }, (_, at) => claim(victim, gift.code, targets[at % targets.length])),
  );
  count.note(false, passedOf(claims));
  count.note(true, concurrency - passedOf(claims));
  const { bonus } = await moneyOf(stage, victim);
  count.mustWork(bonus > 0, `bonuses/claim: ${JSON.stringify(claims[0]).slice(0, 200)}`);
  count.harmIf(bonus > gift.amount, `one account claimed ${bonus} of ${gift.amount}`);

  const people: Victim[] = [];
  for (let at = 0; at < concurrency; at++) people.push(await stage.player(0, '1969-05-06'));
  const more = await Promise.all(people.map((one, at) => claim(one, gift.code, targets[at % targets.length])));
  count.note(false, passedOf(more));
  count.note(true, concurrency - passedOf(more));
  const held = await Promise.all(people.map((one) => moneyOf(stage, one)));
  const given = held.filter((one) => one.bonus > 0).length;
  count.harmIf(given > 1, `one person got the bonus ${given} times`);
}

/** Different people claim more than the budget at once. */
async function budget(stage: Stage, count: Count): Promise<void> {
  const targets = [stage.edge, ...stage.backends];
  const people: Victim[] = [];
  for (let at = 0; at < concurrency; at++) people.push(await stage.player());
  const claims = await Promise.all(people.map((one, at) => claim(one, few.code, targets[at % targets.length])));
  count.note(false, passedOf(claims));
  count.note(true, concurrency - passedOf(claims));
  const [row] = await stage.database.query<{ cost: number }>(
    'select -coalesce(sum(amount), 0)::bigint as cost from ledger_entries where account = $1',
    [`offer:${few.code}`],
  );
  const cost = row?.cost ?? 0;
  count.mustWork(cost > 0, `the offer with a small budget: ${JSON.stringify(claims[0]).slice(0, 200)}`);
  count.harmIf(cost > few.budget, `an offer with a budget of ${few.budget} cost ${cost}`);
}

/** A promo code is guessed by every call that takes one. */
async function guessedCodes(stage: Stage, count: Count): Promise<void> {
  const thief = await stage.player();
  const targets = [stage.edge, ...stage.backends];
  const word = (at: number) => `LANTERN${100 + at}`;
  const guess = (at: number) => {
    const target = targets[at % targets.length];
    const promo_code = word(at);
    if (at % 3 === 0) return thief.visitor.call('bonuses/code', { promo_code }, target);
    if (at % 3 === 1) return thief.visitor.call('bonuses/deposit', { amount: 50_000, promo_code }, target);
    return claim(thief, secret.code, target, promo_code);
  };
  const answers = await Promise.all(Array.from({ length: 90 }, (_, at) => guess(at)));
  const stopped = answers.filter(({ statusMessage }) =>
    ['tooManyAttempts', 'tooManyRequests'].includes(String(statusMessage)),
  ).length;
  count.note(true, answers.length);
  count.harmIf(answers.length - stopped > 25, `${answers.length - stopped} guesses of a promo code were judged`);
  const owner = await stage.player();
  const right = await claim(owner, secret.code, stage.edge, secret.promoCode.toLowerCase());
  count.mustWork(right.statusCode === 1, `the right promo code: ${right.statusMessage}`);
}

/** Bonus money is withdrawn, claimed while cash is withdrawn, and staked above its highest stake. */
async function bonusAsCash(stage: Stage, count: Count): Promise<void> {
  const cash = 50_000;
  const thief = await stage.player(cash);
  await claim(thief, gift.code);
  const all = await withdraw(thief, cash + gift.amount, stage.edge);
  count.note(all.statusCode !== 1);
  count.harmIf(all.statusCode === 1, 'bonus money was withdrawn');

  const racer = await stage.player(cash);
  const targets = [stage.edge, ...stage.backends];
  const race = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const target = targets[at % targets.length] ?? stage.edge;
      return at % 3 === 0 ? claim(racer, gift.code, target) : withdraw(racer, cash, target);
    }),
  );
  count.note(true, race.length - passedOf(race));
  count.note(false, passedOf(race));
  const held = await moneyOf(stage, racer);
  count.harmIf(
    held.cash + held.reserved > cash,
    `a race of claims and withdrawals made ${held.cash + held.reserved} of ${cash}`,
  );
  count.harmIf(held.bonus > gift.amount, `a race of claims and withdrawals gave ${held.bonus}`);

  const player = await stage.player();
  await claim(player, gift.code);
  await player.visitor.call('protection/decline_limits');
  await player.visitor.call('product/launch', {
    provider_code: 'JILI',
    game_code: 'sl001',
    mode: 'real',
    language: 'EN',
  });
  const [session] = await stage.database.query<{ id: string }>(
    "select id from play_sessions where player_id = $1 and mode = 'real' and not is_opening",
    [player.id],
  );
  count.mustWork(session !== undefined, 'no game was opened with bonus money');
  const bet = async (amount: number, round: string) => {
    const message = {
      session: session?.id,
      round_id: round,
      transaction_id: randomUUID(),
      amount,
      currency: player.currency,
    };
    const { path, body, headers } = recorded('/provider/v1/bet', message, stage.partnerKey, {
      [providerHeader]: 'JILI',
    });
    const { text } = await send(stage.edge, path, { method: 'POST', body, headers, address: '192.0.2.81' });
    return (JSON.parse(text || '{}') as { status?: string }).status ?? '';
  };
  const tooHigh = await bet(gift.highest + 1, randomUUID());
  count.note(tooHigh !== 'ok');
  count.harmIf(tooHigh === 'ok', 'a stake above the highest with bonus money was taken');
  const round = randomUUID();
  const first = await bet(gift.highest, round);
  count.mustWork(first === 'ok', `a stake with bonus money: ${first}`);
  const second = await bet(1, round);
  count.note(second !== 'ok');
  count.harmIf(second === 'ok', 'two stakes of a round together are above the highest with bonus money');
}

/**
 * Bonus money is claimed often, by many, beyond its budget; guessed, withdrawn, staked above its limits, and covered by
 * opposite bets.
 */
export const bonusAbuse: Attack<Stage> = {
  name: 'bonuses',
  async run(stage) {
    const count = new Count();
    await manyClaims(stage, count);
    await budget(stage, count);
    await guessedCodes(stage, count);
    await bonusAsCash(stage, count);
    await oppositeBets(stage, count);
    await oppositeAccounts(stage, count);
    await coveredRounds(stage, count);
    return count;
  },
};
