import type { GameTile } from '@marquee/contract/entities';
import { Button, observer, playPath, useRequireLogin, useResource, useSession } from '@marquee/sdk';
import { Suspense } from 'react';
import { useText } from '../text';
import styles from './GameActions.module.css';
import { BonusLine } from './lazyBonusLine';
import { MyGame } from './MyGame';

/** The buttons that start the game; at the bottom of the screen on phones. */
export const GameActions = observer(function GameActions({ game }: { game: GameTile }) {
  const t = useText();
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const { provider_code, game_code } = game;
  const mine = useResource('product/my_game', isAuthenticated ? { provider_code, game_code } : null);
  const real = playPath(game, 'real');
  return (
    <div className={styles.actions}>
      {isAuthenticated && mine.value && <MyGame mine={mine.value} />}
      {isAuthenticated && (
        <Suspense>
          <BonusLine game={game} />
        </Suspense>
      )}
      <div className={styles.buttons}>
        {isAuthenticated ? (
          <Button variant="primary" size="l" icon="play" to={real}>
            {mine.value?.open_round ? t('mine.resume') : t('play.toReal')}
          </Button>
        ) : (
          <Button variant="primary" size="l" icon="play" onClick={() => requireLogin(real)}>
            {t('play.toReal')}
          </Button>
        )}
        <Button size="l" to={playPath(game, 'demo')}>
          {t('play.toDemo')}
        </Button>
      </div>
      {!isAuthenticated && <p className={styles.note}>{t('play.loginText')}</p>}
    </div>
  );
});
