import { Money } from '@marquee/ui/Money';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useHost } from '../host';
import { useNow } from '../now';
import { useFormat } from '../text';
import { elapsed } from './elapsed';
import { PanicButton } from './PanicButton';
import styles from './SessionBar.module.css';
import { usePlayText } from './texts';

/** Props of {@link SessionBarView}, and of its lazy wrapper `SessionBar`. */
export interface SessionBarProps {
  /**
   * For a play-money game: when it was opened, or null before. The time is then the game's, and there is no net result.
   */
  demoSince?: string | null | undefined;
}

/** The content of {@link SessionBar}. Its timer is not announced; the reality check is. */
export const SessionBarView = observer(function SessionBarView({ demoSince }: SessionBarProps) {
  const { root } = useHost();
  const { protection, session, live } = root;
  const format = useFormat();
  const t = usePlayText();
  const clock = useNow(1000);
  const demo = demoSince !== undefined;
  const real = !demo && session.isAuthenticated;

  useEffect(() => (real ? protection.play() : undefined), [protection, real]);
  // The net result changes with the balance.
  useEffect(() => (real ? live.on('balance', () => void protection.load()) : undefined), [live, protection, real]);
  useEffect(() => {
    if (!real) return;
    const look = () => void protection.load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [protection, real]);

  const now = protection.now();
  const began = demo ? demoSince : protection.session?.started_at;
  return (
    <section aria-label={t('session.label')} className={styles.group} data-testid="session-bar">
      <dl className={styles.bar}>
        <div className={styles.figure}>
          <dt>{t('session.time')}</dt>
          <dd className={styles.value}>
            <span role="timer">{elapsed(began ? now - Date.parse(began) : 0)}</span>
          </dd>
        </div>
        <div className={styles.figure}>
          <dt>{t('session.net')}</dt>
          <dd className={styles.value} data-testid="session-net">
            {demo ? t('session.demo') : <Money minor={protection.session?.net ?? 0} kind="change" />}
          </dd>
        </div>
        <div className={styles.figure}>
          <dt>{t('session.clock')}</dt>
          <dd className={styles.value}>{format.time(clock)}</dd>
        </div>
      </dl>
      {session.isAuthenticated && <PanicButton />}
    </section>
  );
});
