import type { ProtectionStore } from '@marquee/store/protection';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHost } from './host';

const View = lazy(() =>
  import(/* webpackChunkName: "play" */ './play/PausedView').then(({ PausedView }) => ({ default: PausedView })),
);

/**
 * The break that the player is on, and until when (null: without an end); undefined while they may play (D9).
 * Every tab and remote knows it at once. Use it in an `observer`.
 */
export function usePause(): ProtectionStore['pause'] {
  return useHost().root.protection.pause;
}

/** A door to play: what stands in it while the player may play, and why it is closed while they may not. */
export const Door = observer(function Door({ children }: { children?: ReactNode }) {
  return usePause() ? (
    <Suspense>
      <View />
    </Suspense>
  ) : (
    children
  );
});
