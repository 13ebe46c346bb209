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
  useLive,
  useResource,
} from '@marquee/sdk';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { favouriteTile } from './favouriteTile';

/** Favourite and recent games; a short text if there are none. */
export const Games = observer(function Games() {
  const favourites = useFavourites();
  const recent = useResource('product/recent', {});
  const t = useText();
  useLive('offers', () => void favourites.load());
  const played = recent.value?.value;
  if (favourites.known && favourites.list.length === 0 && played?.length === 0) {
    return <EmptyState icon="play" title={t('recent.none')} action={<Button to="/">{t('favourites.find')}</Button>} />;
  }
  return (
    <>
      {(!favourites.known || favourites.list.length > 0) && (
        <Section title={t('favourites.title')}>
          {favourites.known ? (
            <Rail title={t('favourites.title')} games={favourites.list.map(favouriteTile)} />
          ) : (
            waiting
          )}
        </Section>
      )}
      {played?.length !== 0 && (
        <Section title={t('recent.title')}>
          <Loaded resource={recent} skeleton={waiting}>
            {({ value }) => <Rail title={t('recent.title')} games={value} />}
          </Loaded>
        </Section>
      )}
    </>
  );
});

const waiting = <Skeleton shape="rail" count={6} />;

function Rail({ title, games }: { title: string; games: readonly GameTile[] }) {
  return (
    <GameRail label={title}>
      {games.map((game) => (
        <GameCard key={`${game.provider_code}/${game.game_code}`} game={game} />
      ))}
    </GameRail>
  );
}
