import { randomUUID } from 'node:crypto';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';

/** One step-up for two calls: the first is repeated after it has become impossible, then another one is tried. */
export const oneProof: Attack<Stage> = {
  name: 'one proof, two acts',
  async run(stage) {
    const count = new Count();
    for (let time = 0; time < 10; time++) {
      const { visitor, password } = await stage.player();
      const account = (account_number: string) => ({
        request_id: randomUUID(),
        bank_code: 'BDL',
        holder_name: 'Pat Proof',
        account_number,
      });
      await visitor.call('auth/step_up', { call: 'wallet/add_bank_account', password });
      const own = account('0011112222');
      const added = (await visitor.call('wallet/add_bank_account', own)) as { value?: { bank_account_id: string }[] };
      const [{ bank_account_id } = { bank_account_id: '' }] = added.value ?? [];
      count.mustWork(bank_account_id !== '', `wallet/add_bank_account: ${JSON.stringify(added).slice(0, 200)}`);
      await visitor.call('wallet/remove_bank_account', { bank_account_id });
      // Concurrently: one call may release what another has used.
      await Promise.all(
        stage.backends.map((backend) =>
          visitor.call('wallet/add_bank_account', { ...own, bank_code: 'NONE' }, backend),
        ),
      );
      await visitor.call('wallet/add_bank_account', own);
      const { statusMessage } = await visitor.call('wallet/add_bank_account', account('0099998888'));
      count.note(statusMessage === 'stepUpNeeded');
      count.harmIf(statusMessage !== 'stepUpNeeded', `a second act by one proof: ${statusMessage}`);
    }
    return count;
  },
};
