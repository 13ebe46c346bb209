import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';

/** The hot games of the site (§4), on the home page. */
export const HotGames = observer(function HotGames() {
  const { state, value } = useResource('product/get_hot_games', { game_type: '' });
  const t = useText();
  return (
    <GamesSection
      title={t('home.hot')}
      games={value?.value}
      state={state}
      fallback="hot"
      more={{ to: '/hot', label: t('home.all') }}
      eager
    />
  );
});
