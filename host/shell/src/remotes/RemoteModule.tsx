import { RemoteUnavailable } from '@marquee/federation-runtime/loader/failure';
import { ErrorCard, Skeleton } from '@marquee/sdk';
import { RemoteProvider, useHost } from '@marquee/sdk/host';
import { HydrationMark } from '@marquee/ui/HydrationMark';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useShell } from '../context/shell';
import { Boundary } from '../loading/Boundary';
import { isServer, partOf } from '../loading/place';
import { isHostPart, reloadOnce } from '../loading/reloadGuard';
import { useComeBack } from '../loading/useComeBack';
import { useText } from '../text';
import { forgetModule, loadModule } from './moduleLoads';

/** Props of {@link RemoteModule}. */
export interface RemoteModuleProps {
  remote: string;
  module: string;
  route?: { path: string; category?: string | undefined };
  /** The hydration of this part waits until this resolves (`hydrate/deferredHydration`). */
  near?: Promise<void> | undefined;
  /** Stands in while the code is on its way. */
  skeleton: ReactNode;
  /** What stands where it cannot be had: a page says so, a section leaves its place empty. */
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
  const Page = use(loadModule({ loader, texts, revision }, remote, module));
  return (
    <RemoteProvider remote={remote}>
      <Page {...(route && { route })} />
    </RemoteProvider>
  );
}

/** A version that fails to render is given up after two tries; then the last good one is rendered. */
const triesAfterRender = 2;

/** A page or section of a remote: skeleton while it loads, and at worst a card with a retry in its own place. */
export function RemoteModule({ remote, module, route, near, skeleton, onFailure = 'card' }: RemoteModuleProps) {
  const { loader, refresh, view } = useShell();
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [reloading, setReloading] = useState(false);
  const [revision, setRevision] = useState(view.revision);
  const current = useRef(view.revision);
  current.current = view.revision;
  const comeBack = useComeBack(again, view.revision);

  function again() {
    forgetModule({ loader, revision: current.current }, remote, module);
    setRevision(current.current);
    setAttempt((count) => count + 1);
  }
  // What has been withdrawn is left where it stands; everything else runs until it is opened again.
  const mustLeave = view.revision !== revision && loader.mustLeave(remote);
  useEffect(() => {
    if (mustLeave) comeBack.tryAgain();
  }, [mustLeave]);

  /** What failed may have been mended by another version since the page was served. */
  async function retry() {
    await refresh();
    if (comeBack.isLost) comeBack.tryAgain();
  }
  /**
   * A failed load was counted by the loader. A failed render counts here; another version is tried while there is one.
   */
  function takeError(error: unknown) {
    if (error instanceof RemoteUnavailable) {
      // The next page that wants it asks for it anew.
      if (error.isAway) forgetModule({ loader, revision }, remote, module);
      comeBack.lose(error.isAway ? 'away' : 'failed');
      // By a slow line it comes after its time, and is shown then.
      void error.late?.then(
        () => comeBack.isLost && comeBack.tryAgain(),
        () => undefined,
      );
      return;
    }
    // A part of the host that the page stands on is not the remote's fault.
    comeBack.lose(isHostPart(error) ? 'away' : 'failed');
    if (isHostPart(error)) return setReloading(reloadOnce(location.pathname));
    const before = loader.stateOf(remote).version;
    loader.reportRenderFailure(remote, error);
    if (attempt < triesAfterRender && before !== undefined) comeBack.tryAgain();
  }

  const card = <ErrorCard title={t('remote.failedTitle')} text={t('remote.failedText')} onRetry={() => void retry()} />;
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

/** A skeleton on the server says whose part it is, so that the edge learns what was not rendered. */
function Marked({ part, children }: { part: string; children: ReactNode }) {
  return (
    <>
      {children}
      <template data-part={part} />
    </>
  );
}

/** The kit's skeleton for what a description asks for. */
export function skeletonOf(kind: string | undefined): ReactNode {
  const shapes = { lobby: 'lobby', rail: 'rail', form: 'form', list: 'rows', table: 'rows' } as const;
  return <Skeleton shape={shapes[kind as keyof typeof shapes] ?? 'page'} />;
}
