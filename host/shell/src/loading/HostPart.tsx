import { hostName } from '@marquee/federation-runtime/hostRecord';
import { ErrorCard } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { HydrationMark } from '@marquee/ui/HydrationMark';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../text';
import { Boundary } from './Boundary';
import { isHostPart, reloadOnce } from './reloadGuard';
import { useRecovery } from './useRecovery';

/** Props of {@link HostPart}. */
export interface HostPartProps {
  /** Fallback while the part loads; with null, it appears only when complete. */
  skeleton: ReactNode | null;
  /** Makes the next retry, and the next page that uses the part, load it again. Without it the page is reloaded. */
  forget?: () => void;
  /** The registry's revision: the next one may fix the part. */
  revision: number;
  children: ReactNode;
}

/**
 * A lazily loaded part of the host. If a file fails to load, the page is reloaded, at most once per path within 10 s
 * (R2); after that, or offline, a card offers a retry, and the part recovers automatically ({@link useRecovery}).
 */
export function HostPart({ skeleton, forget, revision, children }: HostPartProps) {
  const t = useText();
  const { reportFailure } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [reloading, setReloading] = useState(false);
  const { lose, tryAgain } = useRecovery(again, revision);
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
        else reportFailure(hostName, error);
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
