import { Button, EmptyState } from '@marquee/sdk';
import type { MouseEvent } from 'react';
import { useText } from '../text';
import styles from './OwnWindow.module.css';
import type { GameWindow } from './useGameWindow';

/**
 * What stands in the place of a game that runs in a window of its own: that it does, and how it is reached, opened and
 * ended.
 */
export function OwnWindow({ gameWindow, address }: { gameWindow: GameWindow; address: string | null }) {
  const t = useText();
  const { state, open, toFront, close } = gameWindow;
  const follow = (event: MouseEvent) => {
    // where the browser opens it after all, the game is followed; where it does not, the link leads to it
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
