import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';

/** Home section: the player's recent games; nothing if there are none. */
export const YourGames = observer(function YourGames() {
  const { state, value } = useResource('product/recent', {});
  const t = useText();
  return <GamesSection title={t('home.yours')} games={value?.value} state={state} />;
});
