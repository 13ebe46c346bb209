import type { Envelope } from '@marquee/contract/envelope';
import { Button, useAction, useRequireLogin, VisuallyHidden } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useState } from 'react';
import { usePageText } from '../../text';
import { askFor } from './askFor';
import type { Provocation } from './provocations';
import styles from './SandboxErrorsPage.module.css';

/** An entry of the error catalogue: the answer and its call, a button that triggers it, and what the caller got. */
export function ProvocationEntry({ id, text, provoke, as, player }: Provocation) {
  const { api } = useHost().root;
  const requireLogin = useRequireLogin();
  const t = usePageText();
  const [got, setGot] = useState<Envelope | null>(null);
  const [handled, setHandled] = useState(false);
  const { run, busy } = useAction(async () => {
    setHandled(false);
    const answer = await askFor(api, provoke);
    setGot(answer);
    return answer;
  }, as);
  function press() {
    if (player && requireLogin()) return;
    void run().then(() => setHandled(true));
  }
  return (
    <li className={styles.row} data-provocation={id}>
      <div className={styles.what}>
        <p>{t(text, { call: provoke.call })}</p>
        <code>
          {provoke.call}: {typeof provoke.answer === 'string' ? provoke.answer : JSON.stringify(provoke.answer)}
        </code>
      </div>
      <Button variant="secondary" busy={busy} onClick={press}>
        {t('sandbox.provoke')}
        <VisuallyHidden>{`: ${id}`}</VisuallyHidden>
      </Button>
      <output className={styles.got}>
        {got && <code>{JSON.stringify(got)}</code>}
        {handled && <span>{t('sandbox.handled')}</span>}
      </output>
    </li>
  );
}
