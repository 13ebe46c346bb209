import type { Input } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { outcomeUnknown } from '@marquee/contract/outcome';
import { useApi } from '@marquee/sdk';
import { useRef, useState } from 'react';

type BankAccountInput = Omit<Input<'wallet/add_bank_account'>, 'request_id'>;

/** Pauses before a request whose answer was lost is sent again, ms. */
const pauses = [500, 1000, 2000, 3000, 5000, 5000];

/**
 * Sends a bank account until there is an answer: the key is the entries' own, so that it is put on file once.
 * `checking` while an answer was lost. After the last try it gives the failure; whoever sends the same entries again
 * sends the same request.
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
