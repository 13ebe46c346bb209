import { useMemo, useState } from 'react';
import { EmptyState } from '../src/EmptyState';
import { GameTile } from '../src/GameTile';
import { LobbyGrid } from '../src/LobbyGrid';
import { ProviderFilter } from '../src/ProviderFilter';
import { SearchBox } from '../src/SearchBox';
import { Section } from '../src/Section';
import { Segmented } from '../src/Segmented';
import { games, providerOptions } from './data';
import styles from './gallery.module.css';

const all = games(10_000);

/** 10,000 tiles. */
export function LobbyView() {
  const [query, setQuery] = useState('');
  const [providers, setProviders] = useState<string[]>([]);
  const [sort, setSort] = useState<'popular' | 'name'>('popular');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => {
    const list = all.filter(
      (game) =>
        game.name.toLowerCase().includes(query.toLowerCase()) &&
        (providers.length === 0 || providers.includes(game.provider)),
    );
    return sort === 'name' ? list.sort((a, b) => (a.name < b.name ? -1 : 1)) : list;
  }, [query, providers, sort]);
  return (
    <Section title="Slots" level={1}>
      <div className={styles.tools}>
        <SearchBox label="Search games" value={query} onChange={setQuery} status={query && `${found.length} games`} />
        <ProviderFilter options={providerOptions} value={providers} onChange={setProviders} />
        <Segmented
          label="Sort by"
          value={sort}
          onChange={setSort}
          options={[
            { value: 'popular', label: 'Popular' },
            { value: 'name', label: 'A–Z' },
          ]}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState icon="search" title="No game of that name" text="Try fewer letters, or drop a filter." />
      ) : (
        <LobbyGrid
          label="Slots"
          items={found}
          itemKey={(game) => game.key}
          restoreKey="gallery"
          tile={(game, slot) => (
            <GameTile
              game={game}
              slot={slot}
              to={`/playnow?game=${game.key}`}
              demoTo={`/playnow?game=${game.key}&mode=demo`}
              favourite={kept.has(game.key)}
              onFavourite={({ key }) =>
                setKept(kept.has(key) ? new Set([...kept].filter((k) => k !== key)) : new Set([...kept, key]))
              }
              badge={slot.index % 9 === 0 ? 'New' : undefined}
            />
          )}
        />
      )}
    </Section>
  );
}
