import type { GameTile } from '@marquee/contract/entities';
import type { FallbackList } from '@marquee/contract/fallbackGames';
import { GameRail } from '@marquee/ui/GameRail';
import { Section } from '@marquee/ui/Section';
import { Skeleton } from '@marquee/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { GameCard } from './GameCard';
import { useFirst } from './host';
import { useSite } from './state';

/** Eagerly loaded covers of a rail in the first view. */
const eagerTiles = 3;

/** Tiles per rail; "see all" leads to the rest. */
const railTiles = 12;

/** Props of {@link GamesSection}. */
export interface GamesSectionProps {
  title: string;
  games: readonly GameTile[] | undefined;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The link to all of them. */
  more?: { to: string; label: string };
  /** The first covers are loaded eagerly, if the page begins with this section. */
  eager?: boolean;
  /** Text beside a game's provider, and on its cover. Stored figures only. */
  note?: (game: GameTile) => string | undefined;
  badge?: (game: GameTile) => string | undefined;
  /** The built-in list to show if the site's own cannot be loaded or is empty (R9.21). */
  fallback?: FallbackList;
}

/** A rail of games on the home page. Renders nothing without games. */
export const GamesSection = observer(function GamesSection(props: GamesSectionProps) {
  const { title, state, more, note, badge, fallback } = props;
  const eager = useFirst() && props.eager === true;
  // What was drawn stays when reading it again fails.
  const isMissing = props.games ? props.games.length === 0 : state === 'failed';
  const builtIn = useBuiltIn(isMissing ? fallback : undefined);
  const games = isMissing && fallback ? builtIn : props.games?.slice(0, railTiles);
  if (!games && (state !== 'failed' || fallback)) {
    return (
      <Section title={title}>
        <Skeleton shape="rail" />
      </Section>
    );
  }
  if (!games?.length) return null;
  return (
    <Section title={title} more={more}>
      <GameRail label={title}>
        {games.map((game, index) => (
          <GameCard
            key={`${game.provider_code}/${game.game_code}`}
            game={game}
            eager={eager && index < eagerTiles}
            note={note?.(game)}
            badge={badge?.(game)}
          />
        ))}
      </GameRail>
    </Section>
  );
});

/** The games of a built-in list in this site's categories; undefined until they are loaded. Loaded on demand. */
function useBuiltIn(list: FallbackList | undefined): readonly GameTile[] | undefined {
  const { categories } = useSite();
  const [games, setGames] = useState<readonly GameTile[]>();
  useEffect(() => {
    if (!list) return;
    import('./builtIn').then(
      ({ builtInGames }) => setGames(builtInGames(list, categories)),
      () => setGames([]),
    );
  }, [list, categories]);
  return games;
}
