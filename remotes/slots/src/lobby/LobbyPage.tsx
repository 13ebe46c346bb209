import { type Category, categories } from '@marquee/contract/categories';
import { GameLobby } from '@marquee/sdk';
import { useText } from '../text';
import { featureLabels } from './features';
import { lobbies } from './lobbies';

/** The lobby of a category of slots and quick games. */
export function LobbyPage({ route }: { route: { path: string; category?: Category } }) {
  const { category = 'slot_game' } = route;
  const { title } = lobbies[category] ?? lobbies.slot_game;
  const t = useText();
  return (
    <GameLobby
      slug={categories[category].slug}
      title={t(title)}
      t={t}
      care={t('refused.care')}
      featureName={(code) => (code in featureLabels ? t(featureLabels[code as keyof typeof featureLabels]) : undefined)}
    />
  );
}
