import { lobbySorts } from '@marquee/contract/lobbySorts';
import { ProviderFilter } from '@marquee/ui/ProviderFilter';
import { SearchBox } from '@marquee/ui/SearchBox';
import { Select } from '@marquee/ui/Select';
import { observer } from 'mobx-react-lite';
import type { Lobby } from '../lobby';
import { type TextOf, useFormat } from '../text';
import styles from './LobbyView.module.css';
import type { LobbyText } from './lobbyText';

/** Props of {@link LobbyTools}. */
export interface LobbyToolsProps {
  lobby: Lobby;
  t: TextOf<LobbyText>;
  /** What was found, announced after a search. */
  status: string;
  stakes: { label: string; any: string } | undefined;
}

/** Search, providers, stake and order of a lobby. */
export const LobbyTools = observer(function LobbyTools({ lobby, t, status, stakes }: LobbyToolsProps) {
  const { store, query, ask } = lobby;
  const format = useFormat();
  return (
    <div className={styles.tools}>
      <SearchBox label={t('lobby.search')} name="q" value={query.q} status={status} onChange={(q) => ask({ q })} />
      <div className={styles.choices}>
        <ProviderFilter
          options={store.providers.map(({ provider_code, provider_name, logo, count }) => ({
            code: provider_code,
            name: provider_name,
            logo,
            count,
          }))}
          value={query.providers}
          onChange={(providers) => ask({ providers })}
        />
        {stakes && (
          <Select
            label={stakes.label}
            placeholder={stakes.any}
            value={query.stake ? String(query.stake) : ''}
            onChange={(stake) => ask({ stake: Number(stake) })}
            options={store.stakes.map((stake) => ({ value: String(stake), label: format.money(stake) }))}
          />
        )}
        <Select
          label={t('lobby.sort')}
          value={query.sort}
          onChange={(value) => ask({ sort: lobbySorts.find((sort) => sort === value) ?? 'popular' })}
          options={lobbySorts.map((value) => ({ value, label: t(`lobby.sort.${value}`) }))}
        />
      </div>
    </div>
  );
});
