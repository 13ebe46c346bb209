import type { GameTile } from '@marquee/contract/entities';
import { GameCard, GameRail, Section, Skeleton } from '@marquee/sdk';
import { useText } from '../text';

/** Covers that are in the first view of a rail. */
const eagerTiles = 3;

/** Props of {@link GamesSection}. */
export interface GamesSectionProps {
  title: string;
  games: readonly GameTile[] | undefined;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Where all of them are. */
  more?: string;
  eager?: boolean;
}

/** A rail of games on the home page. Without games it takes no place. */
export function GamesSection({ title, games, state, more, eager }: GamesSectionProps) {
  const t = useText();
  if (!games && state !== 'failed') {
    return (
      <Section title={title}>
        <Skeleton shape="rail" />
      </Section>
    );
  }
  if (!games?.length) return null;
  return (
    <Section title={title} more={more ? { to: more, label: t('home.all') } : undefined}>
      <GameRail label={title}>
        {games.map((game, index) => (
          <GameCard
            key={`${game.provider_code}/${game.game_code}`}
            game={game}
            eager={eager === true && index < eagerTiles}
          />
        ))}
      </GameRail>
    </Section>
  );
}
