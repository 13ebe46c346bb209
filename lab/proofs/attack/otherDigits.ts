import { randomUUID } from 'node:crypto';
import { addBank, deposit, exclude } from './leaving';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';

/** A text's digits in another script, given by its zero. */
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Arabic, Persian, Devanagari and full-width digits, and mathematical ones outside the BMP. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10, 0x1d7ce];

/** Numbers in other scripts' digits: to be another person, to bypass a limit. */
export const otherDigits: Attack<Stage> = {
  name: 'digits of other scripts',
  async run(stage) {
    const count = new Count();
    for (const [at, zero] of zeros.entries()) {
      // Another name and birth date, the same telephone and bank account.
      const phone = `+6392755501${10 + at}`;
      const account = `007770${1_000 + at}`;
      const leaving = await stage.player(0, undefined, 'Lee Leaving', { contact_phone: phone });
      const added = await addBank(leaving, account, 'Lee Leaving');
      count.mustWork(added.statusCode === 1 && (await exclude(leaving)), `who leaves: ${added.statusMessage}`);
      const isAccepted = await stage
        .player(0, undefined, 'Kim Another', { contact_phone: inScript(phone, zero) })
        .then(async (again) => {
          await addBank(again, inScript(account, zero), 'Kim Another');
          return (await deposit(again)).statusCode === 1;
        })
        .catch(() => false);
      count.note(!isAccepted);
      count.harmIf(isAccepted, `who is excluded deposits with ${inScript('12', zero)}`);
    }

    const limited = await stage.player();
    const limit = 60_000;
    const set = { kind: 'deposit', period: 'day', amount: limit };
    const { statusCode } = await limited.visitor.call('protection/set_limit', set);
    count.mustWork(statusCode === 1 && (await deposit(limited)).statusCode === 1, 'a deposit within a limit');
    for (const amount of [...zeros.map((zero) => inScript('50000', zero)), '50000', '5e4', 5e4, 50_000.4, -50_000]) {
      const answer = await limited.visitor.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount });
      count.note(answer.statusCode !== 1);
    }
    const [sum] = await stage.database.query<{ amount: number }>(
      "select coalesce(sum(amount), 0)::bigint as amount from payments where kind = 'deposit' and player_id = $1",
      [limited.id],
    );
    count.harmIf((sum?.amount ?? 0) > limit, `${sum?.amount} was deposited under a limit of ${limit}`);
    return count;
  },
};
