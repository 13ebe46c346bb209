import type { LobbyGridProps } from '@marquee/ui/LobbyGrid';
import { Skeleton } from '@marquee/ui/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';

const Grid = lazy(() =>
  import(/* webpackChunkName: "lobby-grid" */ '@marquee/ui/LobbyGrid').then(({ LobbyGrid }) => ({
    default: LobbyGrid,
  })),
) as <G>(props: LobbyGridProps<G>) => ReactNode;

/** The virtualised lobby grid; fetched with the first lobby, so that the home page does not pay for it. */
export function LobbyGrid<G>(props: LobbyGridProps<G>) {
  return (
    <Suspense fallback={<Skeleton shape="lobby" />}>
      <Grid {...props} />
    </Suspense>
  );
}
