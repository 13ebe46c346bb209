import { succeeded } from '@marquee/contract/envelope';
import { VisuallyHidden } from '@marquee/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host';
import { Link } from '../routing';
import { useFormat } from '../text';
import styles from './PanicButton.module.css';
import { usePlayText } from './texts';

/**
 * Begins a time-out of 24 hours with one press, without a question (D9.11), and says what happened, with the ways to
 * help and withdrawal. It stands at the start of the bar, apart from what games are played with. While the answer is
 * not known, a further press repeats the same request, which begins no second time-out.
 */
export const PanicButton = observer(function PanicButton() {
  const { root } = useHost();
  const { api, protection } = root;
  const { pause } = protection;
  const format = useFormat();
  const t = usePlayText();
  const request = useRef<string>(undefined);
  const [state, setState] = useState<'ready' | 'busy' | 'offline' | 'lost' | 'begun'>('ready');
  const isOpen = pause === undefined;
  useEffect(() => {
    // What was asked for has begun, whether or not its answer arrived: a later press is a new request.
    if (!isOpen) request.current = undefined;
    else setState((now) => (now === 'begun' ? 'ready' : now));
  }, [isOpen]);

  async function stop() {
    if (state === 'busy') return;
    if (!navigator.onLine) return setState('offline');
    setState('busy');
    request.current ??= crypto.randomUUID();
    const answer = await api.call('protection/time_out', { request_id: request.current, option: '24h' });
    // Also without an answer: the time-out may have begun.
    await protection.load();
    setState(succeeded(answer) ? 'begun' : 'lost');
  }

  if (pause) {
    return state === 'ready' ? null : (
      <p className={styles.said} role="status">
        {t(`pause.${pause.why}`, { time: pause.until ? format.dateTime(pause.until) : '' })}{' '}
        <Link to="/responsible-gaming">{t('pause.care')}</Link> <Link to="/withdrawal">{t('pause.withdraw')}</Link>
      </p>
    );
  }
  return (
    <>
      <button type="button" className={styles.stop} aria-busy={state === 'busy'} onClick={() => void stop()}>
        {t('panic.stop')}
        <VisuallyHidden>: {t('panic.what')}</VisuallyHidden>
      </button>
      <p className={styles.said} role="alert">
        {(state === 'offline' || state === 'lost') && t(`panic.${state}`)}
      </p>
    </>
  );
});
