import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';

/** What the player has played last, on the home page; nothing for somebody who has not played yet. */
export const YourGames = observer(function YourGames() {
  const { state, value } = useResource('product/recent', {});
  const t = useText();
  return <GamesSection title={t('home.yours')} games={value?.value} state={state} />;
});
