import type { GameTile } from '@marquee/contract/entities';
import { lobbyPageSize } from '@marquee/contract/lobbyQuery';
import { Button } from '@marquee/ui/Button';
import { EmptyState } from '@marquee/ui/EmptyState';
import { ErrorCard } from '@marquee/ui/ErrorCard';
import { Icon } from '@marquee/ui/Icon';
import { LobbyGrid } from '@marquee/ui/LobbyGrid';
import { Paginator } from '@marquee/ui/Paginator';
import { Section } from '@marquee/ui/Section';
import { Skeleton } from '@marquee/ui/Skeleton';
import { useUi } from '@marquee/ui/UiProvider';
import { useIsServerRendered } from '@marquee/ui/useIsServerRendered';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import { useNavigationType } from 'react-router-dom';
import { GameCard } from '../GameCard';
import { keptOf, useLobby } from '../lobby';
import { Link } from '../routing';
import { type TextOf, useFormat } from '../text';
import { FeatureChips } from './FeatureChips';
import { LobbyTools } from './LobbyTools';
import styles from './LobbyView.module.css';
import type { LobbyText } from './lobbyText';

/** Props of {@link LobbyView}. */
export interface GameLobbyProps {
  /** Slug of the category in the game calls (R2.27). */
  slug: string;
  title: string;
  /** A sentence below the title. */
  intro?: string;
  /** The remote's own texts. */
  t: TextOf<LobbyText>;
  /** Label of the link to limits and breaks, which must be one click from every lobby (D9.22). */
  care: string;
  /** Name of a feature by its code; unnamed features are no filter. */
  featureName: (feature: string) => string | undefined;
  /** Labels of the stake filter; without them there is none. */
  stakes?: { label: string; any: string };
  /** Text beside a game's provider, and on its cover. Stored figures only. */
  note?: (game: GameTile) => string | undefined;
  badge?: (game: GameTile) => string | undefined;
}

/**
 * Eagerly loaded covers of a server-rendered page. Other covers load after the first frame, which decoding would delay.
 */
const eagerTiles = 4;

/** The lazy part of `GameLobby`. */
export const LobbyView = observer(function LobbyView(props: GameLobbyProps) {
  const { slug, title, intro, t, care, featureName, stakes, note, badge } = props;
  const lobby = useLobby(slug);
  const { store, query, games, from, total, pageUrl, previousUrl, resetUrl, ask } = lobby;
  const format = useFormat();
  const { labels } = useUi();
  const isReturn = useNavigationType() === 'POP';
  const isServerRendered = useIsServerRendered();
  const eager = isServerRendered ? eagerTiles : 0;
  // Below the first screen: rendered later.
  const hasEnd = useDeferredValue(true, isServerRendered);
  const isFiltered = query.q !== '' || query.providers.length > 0 || query.feature !== '' || query.stake > 0;
  // An empty page beyond the last one does not mean that there are no games.
  const asked = isFiltered || from > 0;
  const isMissing = store.state === 'ready' && !store.holds(query);
  const count = total === undefined ? '' : t('lobby.count', { count: total, number: format.number(total) });
  // Input feedback is immediate; tiles rerender when the results arrive.
  const grid = useMemo(
    () =>
      games.length > 0 && (
        <LobbyGrid
          label={title}
          items={games}
          itemKey={(game) => `${game.provider_code}/${game.game_code}`}
          restoreKey={`lobby${slug}${from}`}
          isReturn={isReturn}
          onEnd={store.loadAll}
          tile={(game, slot) => (
            <GameCard
              game={game}
              slot={{ ...slot, before: from, size: total ?? slot.size }}
              eager={slot.index < eager}
              note={note?.(game)}
              badge={badge?.(game)}
            />
          )}
        />
      ),
    [games, from, total, title, slug, note, badge, store, eager, isReturn],
  );

  return (
    <div className={styles.lobby}>
      <Section
        title={title}
        level={1}
        aside={
          <Link className={styles.care} to="/responsible-gaming">
            {care}
          </Link>
        }
      >
        <div className={styles.lead}>
          {intro && <p className={styles.intro}>{intro}</p>}
          <span className={styles.count}>{store.state === 'ready' && count}</span>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only preloads all games before a search */}
        <div className={styles.filters} onFocus={store.loadAll} onPointerDown={store.loadAll}>
          <LobbyTools lobby={lobby} t={t} status={isFiltered ? count : ''} stakes={stakes}>
            <FeatureChips
              label={t('lobby.features')}
              features={store.features.flatMap((code) => {
                const name = featureName(code);
                return name ? { code, name } : [];
              })}
              value={query.feature}
              kept={keptOf(query, { feature: '' })}
              onChange={(feature) => ask({ feature })}
            />
          </LobbyTools>
        </div>
        {(store.state === 'loading' || (isMissing && games.length === 0 && store.rest !== 'failed')) && (
          <Skeleton shape="lobby" />
        )}
        {store.state === 'failed' && (
          <ErrorCard title={t('lobby.failed')} text={t('lobby.failedText')} onRetry={() => void store.load()} />
        )}
        {store.state === 'ready' && !isMissing && games.length === 0 && (
          <EmptyState
            icon="search"
            title={asked ? t('lobby.none') : t('lobby.empty')}
            text={asked ? t('lobby.noneText') : t('lobby.emptyText')}
            action={asked && <Button to={resetUrl}>{t('lobby.reset')}</Button>}
          />
        )}
        {from > 0 && games.length > 0 && (
          <Link className={styles.before} to={previousUrl} rel="prev" preventScrollReset>
            <Icon name="chevron-start" />
            {labels.previous}
          </Link>
        )}
        {grid}
        {store.rest === 'failed' && (
          <ErrorCard title={t('lobby.failed')} text={t('lobby.failedText')} onRetry={lobby.retry} />
        )}
        {hasEnd &&
          (store.complete ? (
            games.length > 0 && (
              <p className={styles.end}>
                {t('lobby.end', { count: total ?? games.length, number: format.number(total ?? games.length) })}
              </p>
            )
          ) : (
            <Paginator
              type="link"
              linkUrl={pageUrl}
              total={total ?? 0}
              page={query.page}
              itemsPerPage={lobbyPageSize}
            />
          ))}
      </Section>
    </div>
  );
});
