import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHost } from './host';

const View = lazy(() =>
  import(/* webpackChunkName: "play" */ './play/PausedView').then(({ PausedView }) => ({ default: PausedView })),
);

/** Whether the player is on a break (decisions §9), as every tab and remote knows it at once. Use it in an `observer`. */
export function usePaused(): boolean {
  return useHost().root.protection.pause !== undefined;
}

/** A door to play: what stands in it while the player may play, and why it is closed while they may not. */
export const Door = observer(function Door({ children }: { children?: ReactNode }) {
  return usePaused() ? (
    <Suspense>
      <View />
    </Suspense>
  ) : (
    children
  );
});
