import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';
import { isCounted } from './counted';

/** Home section: the most launched games of the site; with another title if it is the built-in list. */
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
