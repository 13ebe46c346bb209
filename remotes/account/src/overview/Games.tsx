import type { GameTile } from '@marquee/contract/entities';
import {
  Button,
  EmptyState,
  GameCard,
  GameRail,
  observer,
  Section,
  Skeleton,
  useFavourites,
  useResource,
} from '@marquee/sdk';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { favouriteTile } from './favouriteTile';

/** What the player keeps, and what they played last. */
export const Games = observer(function Games() {
  const favourites = useFavourites();
  const recent = useResource('product/recent', {});
  const t = useText();
  const waiting = <Skeleton shape="rail" count={6} />;
  return (
    <>
      <Section title={t('favourites.title')}>
        {favourites.known ? (
          <Rail
            title={t('favourites.title')}
            empty={t('favourites.none')}
            icon="star"
            games={favourites.list.map(favouriteTile)}
          />
        ) : (
          waiting
        )}
      </Section>
      <Section title={t('recent.title')}>
        <Loaded resource={recent} skeleton={waiting}>
          {({ value }) => <Rail title={t('recent.title')} empty={t('recent.none')} icon="play" games={value} />}
        </Loaded>
      </Section>
    </>
  );
});

function Rail(props: { title: string; empty: string; icon: 'star' | 'play'; games: readonly GameTile[] }) {
  const { title, empty, icon, games } = props;
  const t = useText();
  if (games.length === 0) {
    return <EmptyState icon={icon} title={empty} action={<Button to="/">{t('favourites.find')}</Button>} />;
  }
  return (
    <GameRail label={title}>
      {games.map((game) => (
        <GameCard key={`${game.provider_code}/${game.game_code}`} game={game} />
      ))}
    </GameRail>
  );
}
