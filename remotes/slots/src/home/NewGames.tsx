import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';

/** Home section: the site's newest games. */
export const NewGames = observer(function NewGames() {
  const { state, value } = useResource('product/get_list', { list: 'new' });
  const t = useText();
  return (
    <GamesSection
      title={t('home.new')}
      games={value?.value}
      state={state}
      fallback="new"
      more={{ to: '/slots?sort=new', label: t('home.all') }}
    />
  );
});
