import { Button, EmptyState } from '@marquee/sdk';
import type { MouseEvent } from 'react';
import { useText } from '../text';
import styles from './OwnWindow.module.css';
import type { GameWindow } from './useGameWindow';

/** Replaces a game that runs in a separate window: says so, with buttons to open and close it. */
export function OwnWindow({ gameWindow, address }: { gameWindow: GameWindow; address: string | null }) {
  const t = useText();
  const { state, open, toFront, close } = gameWindow;
  const follow = (event: MouseEvent) => {
    // if the browser opens a window, it is tracked; otherwise the link is followed
    if (open()) event.preventDefault();
  };
  const openButton = (
    <Button variant="primary" size="l" icon="play" onClick={open}>
      {t('own.open')}
    </Button>
  );
  return (
    <div role="status" className={styles.panel}>
      {state === 'open' && (
        <EmptyState
          icon="play"
          title={t('own.runs')}
          text={t('own.runsText')}
          action={
            <div className={styles.actions}>
              <Button variant="primary" onClick={toFront}>
                {t('own.toFront')}
              </Button>
              <Button onClick={close}>{t('own.end')}</Button>
            </div>
          }
        />
      )}
      {state === 'none' && (
        <EmptyState icon="play" title={t('own.ready')} text={t('own.runsText')} action={openButton} />
      )}
      {state === 'closed' && (
        <EmptyState icon="check" title={t('own.closed')} text={t('own.closedText')} action={openButton} />
      )}
      {state === 'shut' && (
        <EmptyState
          icon="warning"
          title={t('own.shut')}
          text={t('own.shutText')}
          action={
            address ? (
              <a href={address} target="_blank" rel="noopener opener" className={styles.link} onClick={follow}>
                {t('own.open')}
              </a>
            ) : undefined
          }
        />
      )}
    </div>
  );
}
