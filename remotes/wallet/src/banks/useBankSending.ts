import type { Input } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { outcomeUnknown } from '@marquee/contract/outcome';
import { useApi } from '@marquee/sdk';
import { useRef, useState } from 'react';

type BankAccountInput = Omit<Input<'wallet/add_bank_account'>, 'request_id'>;

/** Backoff of retries after a lost answer, ms. */
const pauses = [500, 1000, 2000, 3000, 5000, 5000];

/**
 * Submits a bank account, retrying until there is an answer; the key belongs to the values, so that it is added once.
 * `checking` after a lost answer. After the last retry it returns the failure; submitting the same values again uses
 * the same key.
 */
export function useBankSending() {
  const api = useApi();
  const [checking, setChecking] = useState(false);
  const last = useRef({ entries: '', key: '' });

  async function send(account: BankAccountInput): Promise<Envelope> {
    const entries = JSON.stringify(account);
    if (last.current.entries !== entries) last.current = { entries, key: crypto.randomUUID() };
    const request = { request_id: last.current.key, ...account };
    let answer: Envelope = await api.call('wallet/add_bank_account', request);
    for (const pause of pauses) {
      if (!outcomeUnknown('wallet/add_bank_account', answer)) break;
      setChecking(true);
      await new Promise((done) => setTimeout(done, pause));
      answer = await api.call('wallet/add_bank_account', request);
    }
    setChecking(false);
    return answer;
  }
  return { send, checking };
}
