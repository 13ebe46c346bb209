import type { GameTile as Game } from '@marquee/contract/entities';
import { gamePicture } from '@marquee/contract/gamePicture';
import { GameTile, type TileSlot } from '@marquee/ui/GameTile';
import { useUi } from '@marquee/ui/UiProvider';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useAction } from './action';
import { useFavourites, useRequireLogin, useSession } from './state';

/** The path of a game's page, which is for everybody. */
export function gamePath(game: Pick<Game, 'provider_code' | 'game_code'>): string {
  return `/playnow?${new URLSearchParams({ provider: game.provider_code, game: game.game_code })}`;
}

/** The path of a game that starts at once. */
export function playPath(game: Pick<Game, 'provider_code' | 'game_code'>, mode: 'real' | 'demo' = 'real'): string {
  return `${gamePath(game)}&mode=${mode}`;
}

/** Where a game's tile leads: a player into the game, somebody who is not logged in to its page. */
export function tilePath(game: Pick<Game, 'provider_code' | 'game_code'>, isPlayer: boolean): string {
  return isPlayer ? playPath(game) : gamePath(game);
}

/** Props of {@link GameCard}. */
export interface GameCardProps {
  game: Game;
  /** The name as it is shown, where parts of it are marked. */
  title?: ReactNode;
  badge?: string | undefined;
  note?: string | undefined;
  /** In the first view: the cover is loaded eagerly. */
  eager?: boolean;
  slot?: TileSlot | undefined;
}

/** A game's tile on this site: its link, its demo link, and the favourite button for players. */
export const GameCard = observer(function GameCard({ game, ...rest }: GameCardProps) {
  const { cover } = useUi().template;
  const favourites = useFavourites();
  const requireLogin = useRequireLogin();
  const { isAuthenticated } = useSession();
  const { run } = useAction(() => favourites.toggle(game), 'toast');
  const keep = useCallback(() => void (requireLogin() || run()), [requireLogin, run]);
  const tile = useMemo(
    () => ({
      to: tilePath(game, isAuthenticated),
      demoTo: playPath(game, 'demo'),
      game: {
        key: `${game.provider_code}/${game.game_code}`,
        name: game.game_name,
        provider: game.provider_name,
        image: gamePicture(game.game_image, cover),
        tint: game.tint,
      },
    }),
    [game, cover, isAuthenticated],
  );
  return <GameTile {...rest} {...tile} favourite={favourites.has(game)} onFavourite={keep} />;
});
