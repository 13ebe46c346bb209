import { concurrency, passedOf } from './concurrency';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';

/** Claims the welcome gift. */
export async function welcomeGift({ visitor }: Victim) {
  const { value } = (await visitor.call('settings/get_inbox', {})) as { value?: { inbox_id: string }[] };
  return { inbox_id: value?.at(-1)?.inbox_id };
}

/** The accounts of one person claim the same gift concurrently. */
export const onePerson: Attack<Stage> = {
  name: 'one person',
  async run(stage) {
    const count = new Count();
    const people: Victim[] = [];
    for (let at = 0; at < concurrency; at++) people.push(await stage.player(0, '1970-01-01'));
    const gifts = await Promise.all(people.map(welcomeGift));
    const targets = [stage.edge, ...stage.backends];
    const claims = await Promise.all(
      people.map(({ visitor }, at) =>
        visitor.call('settings/claim_inbox', gifts[at] ?? {}, targets[at % targets.length]),
      ),
    );
    count.note(false, passedOf(claims));
    count.note(true, concurrency - passedOf(claims));
    const credits = await stage.database.query(
      "select 1 from ledger_transactions where kind = 'bonus' and player_id = any($1::text[])",
      [people.map(({ id }) => id)],
    );
    count.mustWork(credits.length > 0, `settings/claim_inbox: ${JSON.stringify(claims[0]).slice(0, 200)}`);
    count.harmIf(
      credits.length > 1,
      `a person with ${concurrency} accounts was given the welcome gift ${credits.length} times`,
    );
    return count;
  },
};
