import { type Category, categories } from '@marquee/contract/categories';
import { GameLobby } from '@marquee/sdk';
import { useTableFacts } from '../tables/useTableFacts';
import { useText } from '../text';
import { featureLabels } from './features';
import { lobbies } from './lobbies';

/** The lobby of a category of tables, cards, draws or derbies; every tile shows its stakes. */
export function LobbyPage({ route }: { route: { path: string; category?: Category } }) {
  const { category = 'casino' } = route;
  const { title, intro } = lobbies[category] ?? lobbies.casino;
  const { limits, seats } = useTableFacts();
  const t = useText();
  return (
    <GameLobby
      slug={categories[category].slug}
      title={t(title)}
      intro={t(intro)}
      t={t}
      care={t('lobby.care')}
      stakes={{ label: t('lobby.stake'), any: t('lobby.stakeAny') }}
      featureName={(code) => {
        const label = featureLabels[code];
        return label && t(label);
      }}
      note={limits}
      badge={seats}
    />
  );
}
