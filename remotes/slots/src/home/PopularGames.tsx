import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';
import { titleOf } from './counted';

/** Home section: the most launched games of the site; with another title if it is the built-in list. */
export const PopularGames = observer(function PopularGames() {
  const list = useResource('product/get_list', { list: 'popular' });
  const t = useText();
  return (
    <GamesSection
      title={t(titleOf(list, 'home.popular', 'home.tryFirst'))}
      games={list.value?.value}
      state={list.state}
      fallback="popular"
      more={{ to: '/slots', label: t('home.all') }}
    />
  );
});
