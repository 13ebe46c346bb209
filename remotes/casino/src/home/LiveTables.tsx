import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useTableFacts } from '../tables/useTableFacts';
import { useText } from '../text';

/** Home section: the most played live tables, with limits and seats. */
export const LiveTables = observer(function LiveTables() {
  const { state, value } = useResource('product/get_list', { list: 'live' });
  const { limits, seats } = useTableFacts();
  const t = useText();
  return (
    <GamesSection
      title={t('home.live')}
      games={value?.value}
      state={state}
      more={{ to: '/casino', label: t('home.all') }}
      note={limits}
      badge={seats}
    />
  );
});
