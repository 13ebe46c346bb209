import { randomUUID } from 'node:crypto';
import { otherDomain } from '@marquee/backend/testing/processes/liveSites';
import { deposit, exclude, identified } from './leaving';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';

/** Somebody excluded on one site of the operator tries the other one. */
export const otherSite: Attack<Stage> = {
  name: 'the other site',
  async run(stage) {
    const count = new Count();
    const born = '1973-04-05';
    const there = (name: string, date = born) => stage.player(0, date, name, { site: otherDomain });
    const stranger = await deposit(await there('Kim Stranger', '1973-04-06'));
    count.mustWork(stranger.statusCode === 1, `a deposit on the other site: ${stranger.statusMessage}`);
    // One account existed before, one is created afterwards.
    const before = await there('Pat Proof');
    const leaving = await stage.player(0, born);
    count.mustWork(await exclude(leaving), 'a self-exclusion');
    count.mustWork(await identified(leaving), 'an identity check after the self-exclusion');
    for (const account of [before, await there('Pat Proof'), await there('proof, PAT')]) {
      const { statusCode } = await deposit(account);
      count.note(statusCode !== 1);
      count.harmIf(statusCode === 1, 'who is excluded deposits on the other site');
      const { visitor } = account;
      const gift = await visitor.call('minigame/spin', { request_id: randomUUID() });
      count.note(gift.statusCode !== 1);
      count.harmIf(gift.statusCode === 1, 'who is excluded plays on the other site');
    }
    return count;
  },
};
