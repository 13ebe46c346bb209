import {
  Door,
  EmptyState,
  ErrorCard,
  observer,
  Skeleton,
  takeGameWindow,
  usePause,
  useResource,
  useSearchParams,
} from '@marquee/sdk';
import { useEffect } from 'react';
import { useText } from '../text';
import { GameAbout } from './GameAbout';
import { GameStage } from './GameStage';
import styles from './PlayPage.module.css';

/** The page where a game is played (decisions §3): `/playnow?provider=…&game=…&mode=real|demo`. */
export const PlayPage = observer(function PlayPage() {
  const [query] = useSearchParams();
  const t = useText();
  const provider_code = query.get('provider') ?? '';
  const game_code = query.get('game') ?? '';
  const isPaused = usePause() !== undefined;
  const mode = query.get('mode') === 'demo' ? 'demo' : 'real';
  const asked = provider_code !== '' && game_code !== '';
  const { state, value, reload } = useResource('product/game', asked ? { provider_code, game_code } : null);
  const game = value?.value[0];

  // a window that was opened for a game which is not there, or which nobody waited for
  const isLost = (state === 'failed' || state === 'ready' || !asked) && !game;
  useEffect(() => {
    if (isLost) takeGameWindow()?.close();
  }, [isLost]);
  useEffect(() => () => takeGameWindow()?.close(), []);

  if (state === 'failed' && !game) {
    return (
      <div className={styles.page}>
        <ErrorCard title={t('play.failed')} text={t('lobby.failedText')} onRetry={() => void reload()} />
      </div>
    );
  }
  if (!asked || (state === 'ready' && !game)) {
    return (
      <div className={styles.page}>
        <EmptyState icon="search" title={t('play.unknown')} text={t('play.unknownText')} />
      </div>
    );
  }
  if (!game || !value) return <Skeleton shape="page" />;
  return (
    <div className={styles.page}>
      {isPaused && mode === 'real' ? (
        <section aria-label={game.game_name}>
          <h1 className={styles.name}>{game.game_name}</h1>
          <Door />
        </section>
      ) : (
        <GameStage key={`${provider_code}/${game_code}/${mode}`} game={game} mode={mode} />
      )}
      <GameAbout game={game} provider={value.provider_name} related={value.related} />
    </div>
  );
});
