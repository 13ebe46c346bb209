import {
  Door,
  ErrorCard,
  GamesSection,
  observer,
  Skeleton,
  takeGameWindow,
  usePause,
  useResource,
  useSearchParams,
  useSession,
} from '@marquee/sdk';
import { useEffect } from 'react';
import { useText } from '../text';
import { GameFacts } from './GameFacts';
import { GameNotHere } from './GameNotHere';
import { GamePage } from './GamePage';
import { GameStage } from './GameStage';
import styles from './PlayPage.module.css';

type Mode = 'real' | 'demo';

const isMode = (text: string | null): text is Mode => text === 'real' || text === 'demo';

/** A game's page, `/playnow?provider=…&game=…`, and with `mode=real|demo` the game itself (D3.02). */
export function PlayPage() {
  const [query] = useSearchParams();
  const asked = { provider_code: query.get('provider') ?? '', game_code: query.get('game') ?? '' };
  const mode = query.get('mode');
  if (!asked.provider_code || !asked.game_code) return <GameNotHere />;
  // keyed by game: the data of one game must not appear for another, which would be launched instead
  return <Game key={`${asked.provider_code}/${asked.game_code}`} {...asked} mode={isMode(mode) ? mode : null} />;
}

const Game = observer(function Game(props: { provider_code: string; game_code: string; mode: Mode | null }) {
  const { provider_code, game_code, mode } = props;
  const t = useText();
  const { isAuthenticated } = useSession();
  const isPaused = usePause() !== undefined;
  const { state, value, error, reload } = useResource('product/game', { provider_code, game_code });
  const game = value?.value[0];

  // a window that was opened for a game which is not there, or which nobody waited for
  const isLost = state === 'failed' && !game;
  useEffect(() => {
    if (isLost) takeGameWindow()?.close();
  }, [isLost]);
  useEffect(() => () => takeGameWindow()?.close(), []);

  if (isLost && (error?.statusMessage === 'gameUnknown' || error?.statusMessage === 'invalidInput'))
    return <GameNotHere />;
  if (isLost) {
    return (
      <div className={styles.page}>
        <ErrorCard title={t('play.failed')} text={t('lobby.failedText')} onRetry={() => void reload()} />
      </div>
    );
  }
  if (!game || !value) return <Skeleton shape="page" />;
  // with real money a player plays; somebody who is not logged in reads what it is
  if (mode === null) return <GamePage about={value} game={game} />;
  if (mode === 'real' && !isAuthenticated) {
    return (
      <div className={styles.visitors}>
        <GamePage about={value} game={game} />
      </div>
    );
  }
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
      <GameFacts about={value} />
      {value.related.length > 0 && <GamesSection title={t('about.related')} games={value.related} state="ready" />}
    </div>
  );
});
