import type { Answer } from '@marquee/contract/calls';
import { useApi, useLive, useResource } from '@marquee/sdk';
import { type ReactNode, useRef, useState } from 'react';
import type { PaymentDraft } from '../payment/draft';
import { type Ending, endingOf } from './ending';
import { GiveUpSheet } from './GiveUpSheet';

/**
 * Withdrawing, where it ends a bonus: the player is asked first, with the amounts. Nothing is sent without their word,
 * also if the bonus began after the page was opened.
 */
export function useGiveUp() {
  const api = useApi();
  const bonuses = useResource('bonuses/list', {});
  const reload = () => void bonuses.reload();
  useLive('bonuses', reload, reload);
  const [asked, setAsked] = useState<Ending | null>(null);
  const answer = useRef<(isGivenUp: boolean) => void>(undefined);
  const agreed = useRef(false);
  const ending = endingOf(bonuses.value?.value ?? []);

  function put(question: Ending): Promise<boolean> {
    setAsked(question);
    return new Promise((resolve) => {
      answer.current = (isGivenUp) => {
        setAsked(null);
        agreed.current = isGivenUp;
        resolve(isGivenUp);
      };
    });
  }

  async function send({ choice, amount, requestId }: PaymentDraft): Promise<Answer<'wallet/withdraw'>> {
    const gives_up_bonus = agreed.current;
    agreed.current = false;
    const input = { request_id: requestId, bank_account_id: choice, amount };
    const first = await api.call('wallet/withdraw', { ...input, ...(gives_up_bonus && { gives_up_bonus }) });
    if (first.statusMessage !== 'bonusGivenUp') return first;
    const now = await api.call('bonuses/list', {});
    const isGivenUp = await put(endingOf(now.value ?? []) ?? {});
    agreed.current = false;
    return isGivenUp ? api.call('wallet/withdraw', { ...input, gives_up_bonus: true }) : first;
  }

  const question: ReactNode = <GiveUpSheet ending={asked} onAnswer={(isGivenUp) => answer.current?.(isGivenUp)} />;
  return { ask: async () => ending === undefined || put(ending), send, question };
}
