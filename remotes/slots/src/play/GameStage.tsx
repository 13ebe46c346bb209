import type { GameTile } from '@marquee/contract/entities';
import {
  IconButton,
  Link,
  observer,
  playPath,
  useAction,
  useFavourites,
  useIdle,
  useRequireLogin,
  useSession,
} from '@marquee/sdk';
import { useRef, useState } from 'react';
import { useText } from '../text';
import styles from './GameStage.module.css';
import { LaunchRefusal } from './LaunchRefusal';
import { RealityCheck } from './RealityCheck';
import { SessionBar } from './SessionBar';
import { useGameMessages } from './useGameMessages';
import { useLaunch } from './useLaunch';
import { VisitorGate } from './VisitorGate';

/** The game in its frame, with everything beside it that a player is owed: session time, net result, clock, way back. */
export const GameStage = observer(function GameStage({ game, mode }: { game: GameTile; mode: 'real' | 'demo' }) {
  const { launch, start, mayStart } = useLaunch(game, mode);
  const session = useSession();
  const favourites = useFavourites();
  const requireLogin = useRequireLogin();
  const keep = useAction(() => favourites.toggle(game));
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [rounds, setRounds] = useState(0);
  const t = useText();
  const { inRound } = useGameMessages(frame, {
    onRoundEnd: () => {
      setRounds((count) => count + 1);
      if (mode === 'real') void session.refreshBalance();
    },
    onExpired: () => void start(true),
  });
  useIdle(!inRound);
  const kept = favourites.has(game);

  return (
    <section ref={stage} className={styles.stage} aria-label={game.game_name}>
      <header className={styles.bar}>
        <Link to="/slots" className={styles.back} aria-label={t('play.back')}>
          ‹
        </Link>
        <h1 className={styles.name}>{game.game_name}</h1>
        <Link to={playPath(game, mode === 'real' ? 'demo' : 'real')} className={styles.mode} replace>
          {mode === 'real' ? t('play.toDemo') : t('play.toReal')}
        </Link>
        <IconButton
          icon={kept ? 'heart-filled' : 'heart'}
          label={kept ? t('play.forget') : t('play.keep')}
          pressed={kept}
          onClick={() => void (requireLogin() || keep.run())}
        />
        <IconButton
          icon="fullscreen"
          label={t('play.fullscreen')}
          onClick={() => void stage.current?.requestFullscreen?.()}
        />
      </header>
      <div className={styles.frame}>
        {!mayStart && <VisitorGate game={game} />}
        {mayStart && launch.state === 'waiting' && <output className={styles.wait}>{t('play.starting')}</output>}
        {launch.state === 'refused' && (
          <LaunchRefusal statusMessage={launch.statusMessage} onRetry={(ageConfirmed) => void start(ageConfirmed)} />
        )}
        {launch.state === 'running' && (
          <iframe
            ref={frame}
            src={launch.url}
            title={game.game_name}
            className={styles.game}
            sandbox="allow-scripts"
            allow="fullscreen"
          />
        )}
      </div>
      <SessionBar startedAt={launch.state === 'running' ? launch.startedAt : null} mode={mode} rounds={rounds} />
      {mode === 'real' && session.isAuthenticated && <RealityCheck rounds={rounds} />}
    </section>
  );
});
