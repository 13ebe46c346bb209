import { randomUUID } from 'node:crypto';
import { welcomeGift } from './onePerson';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';

/** Spellings of one name: with an invisible sign, letters of another script, full-width letters, in another order. */
const spellings = ['Pat\u200b Proof', 'Pat Proof\u202c', 'Рat Proof', 'Pat Prооf', 'ＰＡＴ Proof', 'PROOF, pat'];

/** A person who returns under another spelling for the same gift, and an excluded one who returns to play. */
export const secondAccounts: Attack<Stage> = {
  name: 'second accounts',
  async run(stage) {
    const count = new Count();
    const claim = async (person: Victim) => {
      const { statusCode } = await person.visitor.call('settings/claim_inbox', await welcomeGift(person));
      return statusCode === 1;
    };
    const born = '1971-02-03';
    count.mustWork(await claim(await stage.player(0, born)), 'the first account gets no gift');
    for (const name of spellings) {
      const isGiven = await stage.player(0, born, name).then(claim, () => false);
      count.note(!isGiven);
      count.harmIf(isGiven, `${JSON.stringify(name)} is another person to gifts`);
    }

    const deposit = ({ visitor }: Victim) =>
      visitor.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 50_000 });
    const day = '1972-03-04';
    const leaving = await stage.player(0, day);
    const allowed = await deposit(leaving);
    count.mustWork(allowed.statusCode === 1, `a deposit: ${allowed.statusMessage}`);
    const { value } = (await leaving.visitor.call('protection/state')) as { value?: { exclusions?: string[] }[] };
    const [option = '6m'] = value?.[0]?.exclusions ?? [];
    const left = await leaving.visitor.call('protection/self_exclude', { request_id: randomUUID(), option });
    count.mustWork(left.statusCode === 1, `a self-exclusion: ${left.statusMessage}`);
    for (const name of ['Pat Proof', ...spellings]) {
      const isAccepted = await stage.player(0, day, name).then(
        async (again) => (await deposit(again)).statusCode === 1,
        () => false,
      );
      count.note(!isAccepted);
      count.harmIf(isAccepted, `who is excluded deposits as ${JSON.stringify(name)}`);
    }
    return count;
  },
};
