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

/** The page of a game (D3.02): `/playnow?provider=…&game=…&mode=real|demo`. */
export function PlayPage() {
  const [query] = useSearchParams();
  const asked = { provider_code: query.get('provider') ?? '', game_code: query.get('game') ?? '' };
  // keyed by game: state of one game must not be reused for another, which would launch it
  return (
    <GamePage
      key={`${asked.provider_code}/${asked.game_code}`}
      {...asked}
      mode={query.get('mode') === 'demo' ? 'demo' : 'real'}
    />
  );
}

const GamePage = observer(function GamePage(props: {
  provider_code: string;
  game_code: string;
  mode: 'real' | 'demo';
}) {
  const { provider_code, game_code, mode } = props;
  const t = useText();
  const isPaused = usePause() !== undefined;
  const asked = provider_code !== '' && game_code !== '';
  const { state, value, reload } = useResource('product/game', asked ? { provider_code, game_code } : null);
  const game = value?.value[0];

  // closes a window opened for a game that does not exist, or that nobody waits for
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
        <GameStage key={mode} game={game} mode={mode} />
      )}
      <GameAbout game={game} provider={value.provider_name} related={value.related} />
    </div>
  );
});
