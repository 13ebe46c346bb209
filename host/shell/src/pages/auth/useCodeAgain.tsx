import type { Envelope } from '@marquee/contract/envelope';
import { Button, Notice, useAction } from '@marquee/sdk';
import { type ReactNode, useState } from 'react';
import { usePageText } from '../../text';

/**
 * Texts around a one-time code field: that it was sent (`first`), and a button for another one, at most once per minute
 * (D5).
 */
export function useCodeAgain(first: string, ask: () => Promise<Envelope>): { notice: ReactNode; button: ReactNode } {
  const t = usePageText();
  const [again, setAgain] = useState(false);
  const { run, busy } = useAction(ask);
  return {
    notice: (
      <Notice tone="info" live>
        {again ? t('auth.codeSentAgain') : first}
      </Notice>
    ),
    button: (
      <Button variant="quiet" block busy={busy} onClick={() => void run().then((sent) => sent && setAgain(true))}>
        {t('auth.sendAgain')}
      </Button>
    ),
  };
}
