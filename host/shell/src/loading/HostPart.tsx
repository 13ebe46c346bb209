import { ErrorCard } from '@marquee/sdk';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../text';
import { Boundary } from './Boundary';
import { isHostPart, reloadOnce } from './reloadGuard';

/** Props of {@link HostPart}. */
export interface HostPartProps {
  /** Stands in while the part is on its way; with null it is drawn only when it is whole. */
  skeleton: ReactNode | null;
  /** Makes the next try load anew. */
  onRetry: () => void;
  children: ReactNode;
}

/**
 * A part of the page that the host loads of itself. A file that does not arrive reloads the page, at most once per path within 10 s (§2);
 * after that, and without a network, a card offers to try again.
 */
export function HostPart({ skeleton, onRetry, children }: HostPartProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [reloading, setReloading] = useState(false);
  function retry() {
    onRetry();
    setAttempt((count) => count + 1);
  }
  const card = <ErrorCard title={t('remote.failedTitle')} text={t('remote.failedText')} onRetry={retry} />;
  return (
    <Boundary
      key={attempt}
      fallback={reloading ? skeleton : card}
      onError={(error) => setReloading(isHostPart(error) && reloadOnce(location.pathname))}
    >
      {skeleton === null ? children : <Suspense fallback={skeleton}>{children}</Suspense>}
    </Boundary>
  );
}
