import type { Category } from '@marquee/contract/categories';
import {
  Button,
  EmptyState,
  ErrorCard,
  GameCard,
  LobbyGrid,
  observer,
  ProviderFilter,
  SearchBox,
  Section,
  Select,
  Skeleton,
  useFormat,
  useLobby,
} from '@marquee/sdk';
import { useText } from '../text';
import { FeatureChips } from './FeatureChips';
import styles from './LobbyPage.module.css';
import { lobbies } from './lobbies';

/** The lobby of one category: search, providers, features and order in the address, thousands of games in a few hundred nodes. */
export const LobbyPage = observer(function LobbyPage({ route }: { route: { path: string; category?: Category } }) {
  const { slug, title } = lobbies[route.category ?? 'slot_game'] ?? lobbies.slot_game;
  const { store, query, games, ask, reset } = useLobby(slug);
  const format = useFormat();
  const t = useText();
  const count = t('lobby.count', { count: games.length, number: format.number(games.length) });
  const asked = query.q !== '' || query.providers.length > 0 || query.feature !== '';

  return (
    <div className={styles.lobby}>
      <Section title={t(title)} level={1} aside={<span className={styles.count}>{count}</span>}>
        <div className={styles.tools}>
          <SearchBox label={t('lobby.search')} value={query.q} status={count} onChange={(q) => ask({ q })} />
          <div className={styles.choices}>
            <ProviderFilter
              options={store.providers.map(({ provider_code, provider_name, count: games }) => ({
                code: provider_code,
                name: provider_name,
                count: games,
              }))}
              value={query.providers}
              onChange={(providers) => ask({ providers })}
            />
            <Select
              label={t('lobby.sort')}
              value={query.sort}
              onChange={(sort) => ask({ sort: sort as typeof query.sort })}
              options={(['popular', 'new', 'name', 'rtp'] as const).map((value) => ({
                value,
                label: t(`lobby.sort.${value}`),
              }))}
            />
          </div>
        </div>
        <FeatureChips features={store.features} value={query.feature} onChange={(feature) => ask({ feature })} />

        {store.state === 'loading' && <Skeleton shape="lobby" />}
        {store.state === 'failed' && (
          <ErrorCard title={t('lobby.failed')} text={t('lobby.failedText')} onRetry={() => void store.load()} />
        )}
        {store.state === 'ready' && games.length === 0 && (
          <EmptyState
            icon="search"
            title={asked ? t('lobby.none') : t('lobby.empty')}
            text={asked ? t('lobby.noneText') : t('lobby.emptyText')}
            action={asked && <Button onClick={reset}>{t('lobby.reset')}</Button>}
          />
        )}
        {games.length > 0 && (
          <>
            <LobbyGrid
              label={t(title)}
              items={games}
              itemKey={(game) => `${game.provider_code}/${game.game_code}`}
              restoreKey={`lobby${slug}`}
              tile={(game, slot) => (
                <GameCard
                  game={game}
                  slot={slot}
                  eager={slot.index < 4}
                  provider={store.providerNames.get(game.provider_code)}
                />
              )}
            />
            {store.complete && (
              <p className={styles.end}>
                {t('lobby.end', { count: games.length, number: format.number(games.length) })}
              </p>
            )}
          </>
        )}
      </Section>
    </div>
  );
});
