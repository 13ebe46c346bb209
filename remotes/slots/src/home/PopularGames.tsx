import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';
import { isCounted } from './counted';

/**
 * The games that were launched most on the site, on the home page; under another title where that is the built-in list.
 */
export const PopularGames = observer(function PopularGames() {
  const { state, value } = useResource('product/get_list', { list: 'popular' });
  const t = useText();
  return (
    <GamesSection
      title={t((value ? isCounted(value.value) : state !== 'failed') ? 'home.popular' : 'home.tryFirst')}
      games={value?.value}
      state={state}
      fallback="popular"
      more={{ to: '/slots', label: t('home.all') }}
    />
  );
});
