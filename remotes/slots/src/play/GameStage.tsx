import { lobbyOf } from '@marquee/contract/categories';
import type { GameTile } from '@marquee/contract/entities';
import { gamePicture } from '@marquee/contract/gamePicture';
import {
  hasOwnWindow,
  IconButton,
  Link,
  observer,
  playPath,
  SessionBar,
  useAction,
  useFavourites,
  useIdle,
  useRequireLogin,
  useSession,
} from '@marquee/sdk';
import { type CSSProperties, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../text';
import styles from './GameStage.module.css';
import { LaunchRefusal } from './LaunchRefusal';
import { BonusLine } from './lazyBonusLine';
import { OwnWindow } from './OwnWindow';
import { useGameMessages } from './useGameMessages';
import { useGameWindow } from './useGameWindow';
import { useLaunch } from './useLaunch';

/**
 * A game of another origin may keep its origin in the sandbox; one of ours would no longer be isolated from the page.
 */
const isElsewhere = (address: string) => new URL(address, location.href).origin !== location.origin;

/** The game in its frame or window, with session time, net result, clock, and a link back. */
export const GameStage = observer(function GameStage({ game, mode }: { game: GameTile; mode: 'real' | 'demo' }) {
  const t = useText();
  const isOwn = hasOwnWindow(game.provider_code);
  const gameWindow = useGameWindow(isOwn, t('play.starting'));
  const ownPlace = gameWindow.state === 'shut' ? 'link' : gameWindow.window;
  const { launch, again } = useLaunch(game, mode, isOwn ? ownPlace : 'frame');
  const session = useSession();
  const favourites = useFavourites();
  const requireLogin = useRequireLogin();
  const keep = useAction(() => favourites.toggle(game));
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { inRound } = useGameMessages(() => (isOwn ? gameWindow.window : frame.current?.contentWindow), {
    onRoundEnd: () => {
      if (mode === 'real') void session.refreshBalance();
    },
    onExpired: () => again(true),
  });
  useIdle(!inRound || (isOwn && !gameWindow.window));
  const place = useEffectEvent(() => {
    if (launch.state === 'running' && launch.place === gameWindow.window)
      gameWindow.window?.location.replace(new URL(launch.url, location.href));
    if (launch.state === 'refused') gameWindow.dismiss();
  });
  useEffect(() => {
    if (isOwn && launch) place();
  }, [isOwn, launch]);
  const isRunning = launch.state === 'running' && (!isOwn || launch.place === ownPlace);
  const kept = favourites.has(game);
  const retry = (ageConfirmed: boolean) => {
    again(ageConfirmed);
    if (isOwn) gameWindow.open();
  };

  return (
    <section
      ref={stage}
      className={styles.stage}
      aria-label={game.game_name}
      data-fills-window={isOwn || launch.state === 'refused' ? undefined : ''}
    >
      <header className={styles.bar}>
        <Link to={lobbyOf(game)} className={styles.back} aria-label={t('play.back')}>
          ‹
        </Link>
        <h1 className={styles.name} title={game.game_name}>
          {game.game_name}
        </h1>
        <Link to={playPath(game, mode === 'real' ? 'demo' : 'real')} className={styles.mode} replace>
          {mode === 'real' ? t('play.toDemo') : t('play.toReal')}
        </Link>
        <IconButton
          icon={kept ? 'heart-filled' : 'heart'}
          label={kept ? t('play.forget') : t('play.keep')}
          pressed={kept}
          onClick={() => void (requireLogin() || keep.run())}
        />
        {!isOwn && (
          <IconButton
            icon="fullscreen"
            label={t('play.fullscreen')}
            onClick={() => void stage.current?.requestFullscreen?.()}
          />
        )}
      </header>
      <div className={styles.frame} style={{ '--tint': game.tint } as CSSProperties}>
        <img className={styles.cover} src={gamePicture(game.game_image, '16x10')} alt="" decoding="async" />
        {!isOwn && launch.state === 'waiting' && <output className={styles.wait}>{t('play.starting')}</output>}
        {launch.state === 'refused' && <LaunchRefusal {...launch} onRetry={retry} />}
        {isOwn && launch.state !== 'refused' && (
          <OwnWindow gameWindow={gameWindow} address={launch.state === 'running' ? launch.url : null} />
        )}
        {!isOwn && launch.state === 'running' && (
          <iframe
            ref={frame}
            src={launch.url}
            title={game.game_name}
            className={styles.game}
            sandbox={isElsewhere(launch.url) ? 'allow-scripts allow-same-origin' : 'allow-scripts'}
            allow="fullscreen"
          />
        )}
      </div>
      {mode === 'real' && session.isAuthenticated && (
        <Suspense>
          <BonusLine game={game} small />
        </Suspense>
      )}
      <SessionBar {...(mode === 'demo' && { demoSince: isRunning ? launch.startedAt : null })} />
    </section>
  );
});
