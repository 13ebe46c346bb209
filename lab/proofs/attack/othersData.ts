import { randomUUID } from 'node:crypto';
import { otherDomain } from '@marquee/backend/testing/processes/liveSites';
import { deposit, exclude, identified } from './leaving';
import { welcomeGift } from './onePerson';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';

/** The sandbox's identity partner never decides about this family name: as a real one about somebody else's data. */
const family = 'Pending';

/** How often two answers are compared; of 500 fair coins, all but one of 10,000 times 206 to 294 fall on one side. */
const pairs = 500;
const fair = [206, 294] as const;

/** Whatever an account reads about its person: deposit, launch, protection and identity. */
async function wordsOf(person: Victim) {
  const { visitor } = person;
  const games = (await visitor.call('product/get_hot_games', { game_type: 'slots' })) as { value?: object[] };
  const launch = { ...games.value?.[0], mode: 'real', language: 'EN' };
  const state = (await visitor.call('protection/state')) as { value?: { access?: object }[] };
  const identity = (await visitor.call('identity/state')) as { value?: object[] };
  return JSON.stringify([
    (await deposit(person)).statusMessage,
    (await visitor.call('product/launch', launch)).statusMessage,
    (await visitor.call('minigame/spin', { request_id: randomUUID() })).statusMessage,
    state.value?.[0]?.access,
    identity.value,
  ]);
}

/** Tries to deposit: the answer, and how long it took, ms. */
async function tried(person: Victim) {
  const from = performance.now();
  const answer = JSON.stringify(await deposit(person));
  return { answer, took: performance.now() - from };
}

/** A stranger types somebody else's data to shut them out, to learn who has excluded themself, to get their gift. */
export const othersData: Attack<Stage> = {
  name: 'data of others',
  async run(stage) {
    const count = new Count();
    const claim = async (person: Victim) => {
      const { statusCode } = await person.visitor.call('settings/claim_inbox', await welcomeGift(person));
      return statusCode === 1;
    };
    const there = { site: otherDomain };

    const victim = await stage.player(0, '1974-05-06', 'Vera Victim');
    const asVictim = async (name: string, born: string, more: object) => {
      const stranger = await stage.player(0, born, name, more);
      count.mustWork(await exclude(stranger), 'a self-exclusion');
      const { statusCode, statusMessage } = await deposit(victim);
      count.note(statusCode === 1);
      count.harmIf(statusCode !== 1, `a stranger excludes ${name}: ${statusMessage}`);
    };
    const [mine] = await stage.database.query<{ contact_phone: string; contact_email: string }>(
      'select contact_phone, contact_email from players where id = $1',
      [victim.id],
    );
    await asVictim('Vera Victim', '1974-05-06', there);
    await asVictim('Sue Stranger', '1974-05-07', { ...there, contact_email: mine?.contact_email });

    const excluded = await stage.player(0, '1974-06-07', `Ella ${family}`);
    await stage.player(0, '1974-06-08', `Olga ${family}`);
    count.mustWork(await exclude(excluded), 'a self-exclusion');
    const asExcluded = await stage.player(0, '1974-06-07', `Ella ${family}`, there);
    const asOther = await stage.player(0, '1974-06-08', `Olga ${family}`, there);
    const [one, two] = [await wordsOf(asExcluded), await wordsOf(asOther)];
    count.note(one === two);
    count.harmIf(one !== two, `a stranger reads who is excluded: ${one} is not ${two}`);
    let [slower, different] = [0, 0];
    for (let pair = 0; pair < pairs; pair++) {
      const otherFirst = pair % 2 ? undefined : await tried(asOther);
      const mine = await tried(asExcluded);
      const other = otherFirst ?? (await tried(asOther));
      if (mine.took > other.took) slower += 1;
      if (mine.answer !== other.answer) different += 1;
    }
    count.note(true, pairs);
    count.harmIf(different > 0, `a stranger reads who is excluded in ${different} of ${pairs} answers`);
    count.harmIf(slower < fair[0] || slower > fair[1], `a stranger measures who is excluded: ${slower} of ${pairs}`);

    const early = await stage.player(0, '1974-07-09', `Gina ${family}`);
    await claim(early);
    const owner = await stage.player(0, '1974-07-08', 'Gina Owner');
    const late = await stage.player(0, '1974-07-08', 'Gina Owner', {
      contact_email: `g.${owner.account_id}@example.test`,
    });
    const isTaken = await claim(late);
    count.note(!isTaken);
    count.harmIf(isTaken, 'a stranger gets the gift of somebody else');
    const isGiven = await claim(owner);
    count.harmIf(!isGiven, 'who was copied by a stranger gets no gift any more');

    const again = await stage.player(0, '1974-08-09', 'Rita Return');
    count.mustWork(await exclude(again), 'a self-exclusion');
    count.mustWork(await identified(again), 'an identity check after the self-exclusion');
    const back = await stage.player(0, '1974-08-09', 'Rita Return', there);
    const first = await deposit(back);
    count.mustWork(await identified(back), 'an identity check of a second account');
    const second = await deposit(back);
    for (const { statusCode } of [first, second]) {
      count.note(statusCode !== 1);
      count.harmIf(statusCode === 1, 'who is excluded deposits with a new account after proving who they are');
    }
    count.mustWork(second.statusMessage === 'selfExcluded', `an exclusion that binds: ${second.statusMessage}`);
    return count;
  },
};
