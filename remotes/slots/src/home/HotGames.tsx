import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';
import { isCounted } from './counted';

/** Home section: the site's hot games (R4.14); with another title if it is the built-in list. */
export const HotGames = observer(function HotGames() {
  const { state, value } = useResource('product/get_hot_games', { game_type: '' });
  const t = useText();
  return (
    <GamesSection
      title={t((value ? isCounted(value.value) : state !== 'failed') ? 'home.hot' : 'home.picks')}
      games={value?.value}
      state={state}
      fallback="hot"
      more={{ to: '/hot', label: t('home.all') }}
      eager
    />
  );
});
