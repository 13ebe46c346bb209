import { HydrationMark } from '@marquee/ui/HydrationMark';
import { Skeleton } from '@marquee/ui/Skeleton';
import { lazy, Suspense } from 'react';
import type { GameLobbyProps } from './gameLobby/LobbyView';

export type { GameLobbyProps } from './gameLobby/LobbyView';
export type { LobbyText } from './gameLobby/lobbyText';

const View = lazy(() =>
  import(/* webpackChunkName: "lobby" */ './gameLobby/LobbyView').then(({ LobbyView }) => ({ default: LobbyView })),
);

/**
 * A category's lobby: search, providers, features, stake and order in the URL; virtualised, so that thousands of games
 * need a few hundred nodes. Loaded with the first lobby, so that the home page does not pay for it.
 */
export function GameLobby(props: GameLobbyProps) {
  return (
    <Suspense fallback={<Skeleton shape="lobby" />}>
      <View {...props} />
      <HydrationMark />
    </Suspense>
  );
}
