import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';

/** Home section: the editors' choice. */
export const FeaturedGames = observer(function FeaturedGames() {
  const { state, value } = useResource('product/get_list', { list: 'featured' });
  const t = useText();
  return <GamesSection title={t('home.featured')} games={value?.value} state={state} fallback="featured" />;
});
