import type { Envelope } from '@marquee/contract/envelope';
import { Button, Notice, useAction } from '@marquee/sdk';
import { type ReactNode, useState } from 'react';
import { usePageText } from '../../text';

/**
 * What stands around the field of a one-time code: that it was sent (`first`), and the way to another one, at most once
 * in a minute (D5).
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
