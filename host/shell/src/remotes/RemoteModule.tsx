import { RemoteUnavailable } from '@marquee/federation-runtime/loader/failure';
import { ErrorCard, Skeleton } from '@marquee/sdk';
import { CallerProvider, useHost } from '@marquee/sdk/host';
import { HydrationMark } from '@marquee/ui/HydrationMark';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useShell } from '../context/shell';
import { Boundary } from '../loading/Boundary';
import { isServer, partOf } from '../loading/place';
import { isHostPart, reloadOnce } from '../loading/reloadGuard';
import { useRecovery } from '../loading/useRecovery';
import { useText } from '../text';
import { forgetModule, loadModule } from './moduleLoads';

/** Props of {@link RemoteModule}. */
export interface RemoteModuleProps {
  remote: string;
  module: string;
  route?: { path: string; category?: string | undefined };
  /** Hydration of this part waits for this promise (`hydrate/deferredHydration`). */
  near?: Promise<void> | undefined;
  /** Fallback while the code loads. */
  skeleton: ReactNode;
  /** Fallback if it cannot be loaded: a page shows a card, a section nothing. */
  onFailure?: 'card' | 'nothing';
}

function Module({
  remote,
  module,
  route,
  near,
  revision,
}: Pick<RemoteModuleProps, 'remote' | 'module' | 'route' | 'near'> & { revision: number }) {
  const { loader } = useShell();
  const { texts } = useHost();
  if (near) use(near);
  const { Page, caller } = use(loadModule({ loader, texts, revision }, remote, module));
  return (
    <CallerProvider caller={caller}>
      <Page {...(route && { route })} />
    </CallerProvider>
  );
}

/** A version that fails to render is given up after two attempts; then the last good one is rendered. */
const triesAfterRender = 2;

/** A page or section of a remote: a skeleton while it loads, and a card with a retry if it fails. */
export function RemoteModule({ remote, module, route, near, skeleton, onFailure = 'card' }: RemoteModuleProps) {
  const { loader, refresh, view } = useShell();
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [reloading, setReloading] = useState(false);
  const [revision, setRevision] = useState(view.revision);
  const current = useRef(view.revision);
  current.current = view.revision;
  const comeBack = useRecovery(again, view.revision);

  function again() {
    forgetModule({ loader, revision: current.current }, remote, module);
    setRevision(current.current);
    setAttempt((count) => count + 1);
  }
  // A withdrawn version is replaced at once; others run until the next opening.
  const mustLeave = view.revision !== revision && loader.mustLeave(remote);
  useEffect(() => {
    if (mustLeave) comeBack.tryAgain();
  }, [mustLeave]);

  /** The failure may be fixed in another version that was released meanwhile. */
  async function retry() {
    await refresh();
    if (comeBack.isLost) comeBack.tryAgain();
  }
  /** The loader counts failed loads. Failed renders are counted here; another version is tried if there is one. */
  function takeError(error: unknown, components?: string | null) {
    if (error instanceof RemoteUnavailable) {
      // Makes the next opening load it again.
      if (error.isAway) forgetModule({ loader, revision }, remote, module);
      comeBack.lose(error.isAway ? 'away' : 'failed');
      // On a slow connection it may arrive after the timeout, and is shown then.
      void error.late?.then(
        () => comeBack.isLost && comeBack.tryAgain(),
        () => undefined,
      );
      return;
    }
    // If a part of the host that the page needs is missing, the remote is not to blame.
    comeBack.lose(isHostPart(error) ? 'away' : 'failed');
    if (isHostPart(error)) return setReloading(reloadOnce(location.pathname));
    const before = loader.stateOf(remote).version;
    loader.reportRenderFailure(remote, error, components);
    if (attempt < triesAfterRender && before !== undefined) comeBack.tryAgain();
  }

  const title = view.off.includes(remote) ? t('remote.offTitle') : t('remote.failedTitle');
  const card = <ErrorCard title={title} text={t('remote.failedText')} onRetry={() => void retry()} />;
  const fallback = reloading ? skeleton : onFailure === 'card' ? card : null;
  const waiting = isServer ? <Marked part={partOf(remote, module)}>{skeleton}</Marked> : skeleton;
  return (
    <Boundary key={`${remote}/${module}/${attempt}`} fallback={fallback} onError={takeError}>
      <Suspense fallback={waiting}>
        <Module remote={remote} module={module} near={near} revision={revision} {...(route && { route })} />
        <HydrationMark />
      </Suspense>
    </Boundary>
  );
}

/** A skeleton on the server carries its part's name, so that the edge learns what was not rendered. */
function Marked({ part, children }: { part: string; children: ReactNode }) {
  return (
    <>
      {children}
      <template data-part={part} />
    </>
  );
}

/** The UI kit's skeleton for a kind of page. */
export function skeletonOf(kind: string | undefined): ReactNode {
  const shapes = { lobby: 'lobby', rail: 'rail', form: 'form', list: 'rows', table: 'rows' } as const;
  return <Skeleton shape={shapes[kind as keyof typeof shapes] ?? 'page'} />;
}
