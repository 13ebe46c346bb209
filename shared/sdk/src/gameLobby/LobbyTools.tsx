import { lobbySorts } from '@marquee/contract/lobbySorts';
import { ProviderBoxes } from '@marquee/ui/ProviderBoxes';
import { ProviderFilter } from '@marquee/ui/ProviderFilter';
import { QueryForm } from '@marquee/ui/QueryForm';
import { SearchBox } from '@marquee/ui/SearchBox';
import { Select } from '@marquee/ui/Select';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { keptOf, type Lobby } from '../lobby';
import { type TextOf, useFormat } from '../text';
import styles from './LobbyView.module.css';
import type { LobbyText } from './lobbyText';

/** Props of {@link LobbyTools}. */
export interface LobbyToolsProps {
  lobby: Lobby;
  t: TextOf<LobbyText>;
  /** The number of results, announced after a search and with each filter. */
  status: string;
  stakes: { label: string; any: string } | undefined;
  /** Further filters: below, on a phone in the same row. */
  children: ReactNode;
}

/**
 * Search, providers, stake and order of a lobby. On a phone two rows: the search, and the filters, which scroll
 * horizontally.
 */
export const LobbyTools = observer(function LobbyTools({ lobby, t, status, stakes, children }: LobbyToolsProps) {
  const { store, query, ask } = lobby;
  const format = useFormat();
  const providers = store.providers.map(({ provider_code, provider_name, logo, count }) => ({
    code: provider_code,
    name: provider_name,
    logo,
    count,
  }));
  return (
    <div className={styles.tools}>
      <SearchBox
        label={t('lobby.search')}
        name="q"
        kept={keptOf(query, { q: '' })}
        value={query.q}
        status={status}
        onChange={(q) => ask({ q })}
      />
      <div className={styles.row}>
        <div className={styles.choices}>
          <ProviderFilter options={providers} value={query.providers} onChange={(providers) => ask({ providers })} />
          <QueryForm kept={keptOf(query, { providers: [], stake: 0, sort: 'popular' })}>
            <ProviderBoxes name="provider" options={providers} value={query.providers} />
            {stakes && (
              <Select
                label={stakes.label}
                name="stake"
                placeholder={stakes.any}
                value={query.stake ? String(query.stake) : ''}
                onChange={(stake) => ask({ stake: Number(stake) })}
                options={store.stakes.map((stake) => ({ value: String(stake), label: format.money(stake) }))}
              />
            )}
            <div className={styles.order}>
              <Select
                label={t('lobby.sort')}
                name="sort"
                value={query.sort}
                onChange={(value) => ask({ sort: lobbySorts.find((sort) => sort === value) ?? 'popular' })}
                options={lobbySorts.map((value) => ({ value, label: t(`lobby.sort.${value}`) }))}
              />
            </div>
          </QueryForm>
        </div>
        {children}
      </div>
    </div>
  );
});
