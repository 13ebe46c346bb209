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
 * Stands beside every game (D7, D9): how long the session lasts, what it has won or cost by the ledger, and
 * what time it is. Nothing for a visitor who plays nothing. Its room is kept while its code is on the way, so that no
 * game moves.
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
