import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Victim } from './stage';

/** Tries a deposit. */
export const deposit = ({ visitor }: Victim) =>
  visitor.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 50_000 });

/** Adds a bank account, with the step-up. */
export async function addBank({ visitor, password }: Victim, account_number: string, holder_name: string) {
  await visitor.call('auth/step_up', { call: 'wallet/add_bank_account', password });
  return visitor.call('wallet/add_bank_account', {
    request_id: randomUUID(),
    bank_code: 'BDL',
    holder_name,
    account_number,
  });
}

/** Self-excludes a player for the shortest offered time; returns whether it worked. */
export async function exclude({ visitor }: Victim): Promise<boolean> {
  const { value } = (await visitor.call('protection/state')) as { value?: { exclusions?: string[] }[] };
  const [option = '6m'] = value?.[0]?.exclusions ?? [];
  const left = await visitor.call('protection/self_exclude', { request_id: randomUUID(), option });
  return left.statusCode === 1;
}

/** Waits until a player's identity check has passed; then a self-exclusion binds the person's other accounts. */
export async function identified({ visitor }: Victim): Promise<boolean> {
  for (const from = Date.now(); Date.now() - from < 20_000; await setTimeout(200)) {
    const { value } = (await visitor.call('identity/state')) as { value?: { status?: string }[] };
    if (value?.[0]?.status === 'passed') return true;
  }
  return false;
}
