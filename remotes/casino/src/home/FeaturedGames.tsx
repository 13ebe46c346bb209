import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';

/** The editors' choice of all that the site offers, on the home page. */
export const FeaturedGames = observer(function FeaturedGames() {
  const { state, value } = useResource('product/get_list', { list: 'featured' });
  const t = useText();
  return <GamesSection title={t('home.featured')} games={value?.value} state={state} fallback="featured" />;
});
