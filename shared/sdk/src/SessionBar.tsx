import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useHost } from './host';
import type { SessionBarProps } from './play/SessionBarView';
import styles from './SessionBar.module.css';

export type { SessionBarProps };

const View = lazy(() =>
  import(/* webpackChunkName: "play" */ './play/SessionBarView').then(({ SessionBarView }) => ({
    default: SessionBarView,
  })),
);

/**
 * Shown with every game (D7, D9): duration and net result of the session by the ledger, and the time. Nothing for a
 * visitor who plays nothing. Its space is reserved while its code loads, so that no game moves.
 */
export const SessionBar = observer(function SessionBar(props: SessionBarProps) {
  const { session } = useHost().root;
  if (!session.isAuthenticated && props.demoSince === undefined) return null;
  return (
    <div className={styles.room}>
      <Suspense>
        <View {...props} />
      </Suspense>
    </div>
  );
});
