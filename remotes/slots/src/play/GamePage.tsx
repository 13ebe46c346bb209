import type { Output } from '@marquee/contract/calls';
import { lobbyOf } from '@marquee/contract/categories';
import type { GameTile } from '@marquee/contract/entities';
import { gamePicture } from '@marquee/contract/gamePicture';
import {
  Door,
  GamesSection,
  Icon,
  IconButton,
  Link,
  observer,
  useAction,
  useFavourites,
  usePause,
  useRequireLogin,
} from '@marquee/sdk';
import type { CSSProperties } from 'react';
import { useText } from '../text';
import { featureNames } from './featureNames';
import { GameActions } from './GameActions';
import { GameCheck } from './GameCheck';
import { GameFacts } from './GameFacts';
import styles from './GamePage.module.css';
import { sentenceOf } from './kinds';

/** The public part of a game's page: description, figures, how to verify rounds, and similar games. */
export const GamePage = observer(function GamePage({ about, game }: { about: Output<'product/game'>; game: GameTile }) {
  const t = useText();
  const isPaused = usePause() !== undefined;
  const { facts, provider_name, related } = about;
  return (
    <div className={styles.page}>
      <div className={styles.window}>
        <Cover game={game} />
        <Words about={about} game={game} />
        {isPaused && (
          <div className={styles.paused}>
            <Door />
          </div>
        )}
        <div className={styles.facts}>
          <GameFacts about={about} />
        </div>
        <div className={styles.check}>
          {facts && <GameCheck fairness={facts.fairness} provider={provider_name} engine={facts.engine} />}
        </div>
        {about.stopped ? (
          <p role="status">{about.stopped.words || t('refused.off')}</p>
        ) : (
          !isPaused && <GameActions game={game} />
        )}
      </div>
      {related.length > 0 && !isPaused && <GamesSection title={t('about.related')} games={related} state="ready" />}
    </div>
  );
});

/** The cover, as large as there is room, on a blurred background of itself. */
function Cover({ game }: { game: GameTile }) {
  const src = gamePicture(game.game_image, '16x10');
  return (
    <div className={styles.cover} style={{ '--tint': game.tint } as CSSProperties}>
      <img className={styles.light} src={src} alt="" decoding="async" />
      <img className={styles.picture} src={src} alt="" width={640} height={400} fetchPriority="high" decoding="async" />
    </div>
  );
}

const Words = observer(function Words({ about, game }: { about: Output<'product/game'>; game: GameTile }) {
  const t = useText();
  const favourites = useFavourites();
  const requireLogin = useRequireLogin();
  const keep = useAction(() => favourites.toggle(game), 'toast');
  const { provider_name, facts } = about;
  const kept = favourites.has(game);
  const lobby = lobbyOf(game);
  const features = game.features.flatMap((code) =>
    Object.hasOwn(featureNames, code) ? featureNames[code as keyof typeof featureNames] : [],
  );
  return (
    <div className={styles.words}>
      <Link to={lobby} className={styles.back}>
        <Icon name="chevron-start" size={16} />
        {t('play.back')}
      </Link>
      <div className={styles.head}>
        <h1 className={styles.name}>{game.game_name}</h1>
        <IconButton
          icon={kept ? 'heart-filled' : 'heart'}
          label={kept ? t('play.forget') : t('play.keep')}
          pressed={kept}
          onClick={() => void (requireLogin() || keep.run())}
        />
      </div>
      <Link to={`${lobby}?${new URLSearchParams({ provider: game.provider_code })}`} className={styles.provider}>
        {facts?.provider_logo ? <img src={facts.provider_logo} alt={provider_name} height={28} /> : provider_name}
      </Link>
      <p className={styles.sentence}>{t(sentenceOf(facts?.engine ?? ''), { provider: provider_name })}</p>
      {features.length > 0 && (
        <ul className={styles.features} aria-label={t('lobby.features')}>
          {features.map((feature) => (
            <li key={feature}>{t(feature)}</li>
          ))}
        </ul>
      )}
    </div>
  );
});
