import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';
import { titleOf } from './counted';

/** Home section: the site's hot games (R4.14); with another title if it is the built-in list. */
export const HotGames = observer(function HotGames() {
  const list = useResource('product/get_hot_games', { game_type: '' });
  const t = useText();
  return (
    <GamesSection
      title={t(titleOf(list, 'home.hot', 'home.picks'))}
      games={list.value?.value}
      state={list.state}
      fallback="hot"
      more={{ to: '/hot', label: t('home.all') }}
      eager
    />
  );
});
