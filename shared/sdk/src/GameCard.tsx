import type { GameTile as Game } from '@marquee/contract/entities';
import { gamePicture } from '@marquee/contract/gamePicture';
import { GameTile, type TileSlot } from '@marquee/ui/GameTile';
import { useUi } from '@marquee/ui/UiProvider';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useAction } from './action';
import { useFavourites, useRequireLogin } from './state';

/** Where a game is played. */
export function playPath(game: Pick<Game, 'provider_code' | 'game_code'>, mode: 'real' | 'demo' = 'real'): string {
  return `/playnow?${new URLSearchParams({ provider: game.provider_code, game: game.game_code, mode })}`;
}

/** Props of {@link GameCard}. */
export interface GameCardProps {
  game: Game;
  badge?: string | undefined;
  note?: string | undefined;
  /** In the first view: the cover loads at once. */
  eager?: boolean;
  slot?: TileSlot | undefined;
}

/** A game of the catalogue as a tile of this site: its link, its demo, and the heart that keeps it for a player. */
export const GameCard = observer(function GameCard({ game, ...rest }: GameCardProps) {
  const { cover } = useUi().template;
  const favourites = useFavourites();
  const requireLogin = useRequireLogin();
  const { run } = useAction(() => favourites.toggle(game), 'toast');
  const keep = useCallback(() => void (requireLogin() || run()), [requireLogin, run]);
  const tile = useMemo(
    () => ({
      to: playPath(game),
      demoTo: playPath(game, 'demo'),
      game: {
        key: `${game.provider_code}/${game.game_code}`,
        name: game.game_name,
        provider: game.provider_name,
        image: gamePicture(game.game_image, cover),
        tint: game.tint,
      },
    }),
    [game, cover],
  );
  return <GameTile {...rest} {...tile} favourite={favourites.has(game)} onFavourite={keep} />;
});
