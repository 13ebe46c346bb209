import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';

/** The most played games of the site, on the home page. */
export const PopularGames = observer(function PopularGames() {
  const { state, value } = useResource('product/get_list', { list: 'popular' });
  const t = useText();
  return (
    <GamesSection
      title={t('home.popular')}
      games={value?.value}
      state={state}
      fallback="popular"
      more={{ to: '/slots', label: t('home.all') }}
    />
  );
});
