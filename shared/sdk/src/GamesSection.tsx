import type { GameTile } from '@marquee/contract/entities';
import { GameRail } from '@marquee/ui/GameRail';
import { Section } from '@marquee/ui/Section';
import { Skeleton } from '@marquee/ui/Skeleton';
import { GameCard } from './GameCard';

/** Covers that are in the first view of a rail. */
const eagerTiles = 3;

/** As many as a rail shows; the rest is behind "see all". */
const railTiles = 12;

/** Props of {@link GamesSection}. */
export interface GamesSectionProps {
  title: string;
  games: readonly GameTile[] | undefined;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Where all of them are. */
  more?: { to: string; label: string };
  /** In the first view of the page: the first covers load at once. */
  eager?: boolean;
  /** Beside a game's provider, and on its cover. Stored figures only. */
  note?: (game: GameTile) => string | undefined;
  badge?: (game: GameTile) => string | undefined;
}

/** A rail of games on the home page. Without games it takes no place. */
export function GamesSection({ title, games, state, more, eager, note, badge }: GamesSectionProps) {
  if (!games && state !== 'failed') {
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
        {games.slice(0, railTiles).map((game, index) => (
          <GameCard
            key={`${game.provider_code}/${game.game_code}`}
            game={game}
            eager={eager === true && index < eagerTiles}
            note={note?.(game)}
            badge={badge?.(game)}
          />
        ))}
      </GameRail>
    </Section>
  );
}
