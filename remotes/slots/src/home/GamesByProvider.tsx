import { GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';
import { byProvider } from './byProvider';

/** Popular slots that are looked through for the providers that have most of them. */
const gamesLookedThrough = 60;

/** The providers of the most popular slots, each with its own games, on the home page. */
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
