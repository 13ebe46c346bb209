import { succeeded } from '@marquee/contract/envelope';
import { useHost } from '@marquee/sdk/host';
import { useEffect, useState } from 'react';
import { useOnline } from '../context/useOnline';
import { useMessages } from '../text';
import { awaitRecovery } from './awaitRecovery';
import styles from './ServiceNotice.module.css';

/**
 * Tells that some things are unavailable while calls fail although the network works, and retries until calls succeed.
 * A single failed call shows nothing: the notice waits for the first retry.
 */
export function ServiceNotice() {
  const { api, service } = useHost().root;
  const online = useOnline();
  const messages = useMessages();
  const [text, setText] = useState('');
  useEffect(
    () =>
      awaitRecovery({
        ask: async () => {
          const answer = await api.call('startup', {});
          return succeeded(answer) && !answer.maintenance?.is_maintenance;
        },
        onUnavailable: () => void messages().then((t) => setText(t('service.notice')), console.warn),
        onRecovered: service.recover,
      }),
    [api, service, messages],
  );
  const shown = online ? text : '';
  // Empty at first: what comes together with its region is often not spoken.
  return (
    <div role="status" className={shown && styles.notice}>
      {shown}
    </div>
  );
}
