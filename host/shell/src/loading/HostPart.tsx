import { ErrorCard } from '@marquee/sdk';
import { HydrationMark } from '@marquee/ui/HydrationMark';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../text';
import { Boundary } from './Boundary';
import { isHostPart, reloadOnce } from './reloadGuard';
import { useComeBack } from './useComeBack';

/** Props of {@link HostPart}. */
export interface HostPartProps {
  /** Stands in while the part is on its way; with null it is drawn only when it is whole. */
  skeleton: ReactNode | null;
  /**
   * Makes the next try, and the next page that wants the part, load it anew. Without it the whole page is loaded again.
   */
  forget?: () => void;
  /** Of the registry that the page has: the next one may bring the part back. */
  revision: number;
  children: ReactNode;
}

/**
 * A part of the page that the host loads of itself. A file that does not arrive reloads the page, at most once per path
 * within 10 s (R2); after that, and without a network, a card offers to try again, and it comes back by itself
 * ({@link useComeBack}).
 */
export function HostPart({ skeleton, forget, revision, children }: HostPartProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [reloading, setReloading] = useState(false);
  const { lose, tryAgain } = useComeBack(again, revision);
  function again() {
    if (!forget) return location.reload();
    setAttempt((count) => count + 1);
  }
  const card = <ErrorCard title={t('remote.failedTitle')} text={t('remote.failedText')} onRetry={tryAgain} />;
  return (
    <Boundary
      key={attempt}
      fallback={reloading ? skeleton : card}
      onError={(error) => {
        const isAway = isHostPart(error);
        if (isAway) lose('away');
        forget?.();
        setReloading(isAway && reloadOnce(location.pathname));
      }}
    >
      {skeleton === null ? (
        children
      ) : (
        <Suspense fallback={skeleton}>
          {children}
          <HydrationMark />
        </Suspense>
      )}
    </Boundary>
  );
}
