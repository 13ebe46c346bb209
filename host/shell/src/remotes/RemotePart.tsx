import { lazy, Suspense } from 'react';
import { useShell } from '../context/shell';
import { useCover } from '../trust/useCover';
import { forgetModule } from './moduleLoads';
import { RemoteModule, type RemoteModuleProps } from './RemoteModule';
import styles from './RemotePart.module.css';

const CoveredCard = lazy(() => import('./CoveredCard').then((module) => ({ default: module.CoveredCard })));

/**
 * A remote's part of a page, in an element that has no box of its own: by it the host knows whose an element is.
 * A part that covers the host's controls is taken away, with everything that it has put elsewhere in the document.
 */
export function RemotePart({ isContained, ...part }: RemoteModuleProps & { isContained?: boolean }) {
  const { remote, module, onFailure } = part;
  const { loader, view } = useShell();
  const { isCovering, on, showAgain } = useCover(remote);
  function retry() {
    forgetModule({ loader, revision: view.revision }, remote, module);
    showAgain();
  }
  const card = onFailure !== 'nothing' && (
    <Suspense>
      <CoveredCard onRetry={retry} />
    </Suspense>
  );
  return (
    <div data-remote={remote} className={isContained ? styles.contained : styles.part} {...on}>
      {isCovering ? card : <RemoteModule {...part} />}
    </div>
  );
}
