import type { ProtectionStore } from '@marquee/store/protection';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHost } from './host';

const View = lazy(() =>
  import(/* webpackChunkName: "play" */ './play/PausedView').then(({ PausedView }) => ({ default: PausedView })),
);

/**
 * The player's current break and its end (undefined end: indefinite); undefined while they may play (D9). Updated at
 * once in every tab and remote. Use it in an `observer`.
 */
export function usePause(): ProtectionStore['pause'] {
  return useHost().root.protection.pause;
}

/** Shows its children while the player may play, and otherwise why not. */
export const Door = observer(function Door({ children }: { children?: ReactNode }) {
  return usePause() ? (
    <Suspense>
      <View />
    </Suspense>
  ) : (
    children
  );
});
