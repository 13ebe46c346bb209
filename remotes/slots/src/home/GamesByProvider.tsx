import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';
import { byProvider } from './byProvider';

/** Number of popular slots examined. */
const gamesLookedThrough = 60;

/** Home section: the providers of the most popular slots, each with its games. */
export const GamesByProvider = observer(function GamesByProvider() {
  const { state, value } = useResource('product/get_games', { game_type: 'slots', from: 0, count: gamesLookedThrough });
  const t = useText();
  const groups = value && byProvider(value.value);
  if (!groups) return <GamesSection title={t('home.providers')} games={undefined} state={state} />;
  return groups.map(({ code, name, games }) => (
    <GamesSection
      key={code}
      title={name}
      games={games}
      state={state}
      more={{ to: `/slots?provider=${encodeURIComponent(code)}`, label: t('home.all') }}
    />
  ));
});
