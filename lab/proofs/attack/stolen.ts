import { randomUUID } from 'node:crypto';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';
import { Visitor } from './visitor';

/** A thief's calls: read, change and take. */
const uses: readonly [name: string, input: (bank: string) => object][] = [
  ['auth/get_balance', () => ({})],
  ['settings/profile', () => ({})],
  ['wallet/bank_accounts', () => ({})],
  ['wallet/transactions', () => ({ kind: 'all', start: 0, count: 10 })],
  ['protection/state', () => ({})],
  ['product/launch', () => ({ provider_code: 'JILI', game_code: 'sl001', mode: 'real', language: 'EN' })],
  ['wallet/withdraw', (bank) => ({ request_id: randomUUID(), bank_account_id: bank, amount: 10_000 })],
  ['account/close', (bank) => ({ request_id: randomUUID(), bank_account_id: bank })],
  ['account/export', () => ({})],
];

/** A token that any script could read, used elsewhere without the owner's cookies; and after the owner signed out. */
export const stolenTokens: Attack<Stage> = {
  name: 'stolen tokens',
  async run(stage) {
    const count = new Count();
    const victim = await stage.player(100_000);
    const own = await victim.visitor.call('auth/get_balance');
    count.mustWork(own.statusCode === 1, `the owner's own call: ${own.statusMessage}`);
    const use = async (when: string) => {
      for (const target of [stage.edge, ...stage.backends]) {
        const thief = new Visitor(target, '192.0.2.90');
        thief.carried = victim.visitor.carried;
        for (const [name, input] of uses) {
          const { statusCode } = await thief.call(name, input(victim.bank));
          count.note(statusCode !== 1);
          count.harmIf(statusCode === 1, `${name} with a stolen token ${when}`);
        }
      }
    };
    await use('alone');
    const stillIn = await victim.visitor.call('auth/get_balance');
    count.harmIf(stillIn.statusCode !== 1, `a thief ends the owner's session: ${stillIn.statusMessage}`);
    await victim.visitor.call('auth/logout');
    await use('after its owner signed out');
    return count;
  },
};
