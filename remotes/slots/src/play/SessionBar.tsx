import { succeeded } from '@marquee/contract/envelope';
import { Money, observer, useApi, useFormat, useSession } from '@marquee/sdk';
import { useEffect, useState } from 'react';
import { useText } from '../text';
import styles from './SessionBar.module.css';

/** Hours, minutes and seconds since `from`, as `1:02:03`. */
export function elapsed(from: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - from) / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** Beside every game (decisions §7): how long it has been played, what it has won or cost, and what time it is. */
export const SessionBar = observer(function SessionBar(props: {
  startedAt: string | null;
  mode: 'real' | 'demo';
  rounds: number;
}) {
  const { startedAt, mode, rounds } = props;
  const api = useApi();
  const { game, isAuthenticated, balanceKnown } = useSession();
  const format = useFormat();
  const t = useText();
  const [now, setNow] = useState(Date.now);
  const [net, setNet] = useState(0);
  const real = mode === 'real' && isAuthenticated;

  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  useEffect(() => {
    if (!real || !startedAt) return;
    void api.call('product/play_session', {}).then((answer) => {
      if (succeeded(answer) && answer.net !== undefined) setNet(answer.net);
    });
  }, [api, real, startedAt, rounds]);

  return (
    <dl className={styles.bar} data-testid="session-bar">
      <div>
        <dt>{t('session.time')}</dt>
        <dd>{startedAt ? elapsed(Date.parse(startedAt), now) : '0:00:00'}</dd>
      </div>
      <div>
        <dt>{t('session.net')}</dt>
        <dd>{real ? <Money minor={net} kind="change" /> : t('session.demo')}</dd>
      </div>
      {real && balanceKnown && (
        <div>
          <dt>{t('session.balance')}</dt>
          <dd>
            <Money minor={game.balance} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('session.clock')}</dt>
        <dd>{format.time(now)}</dd>
      </div>
    </dl>
  );
});
