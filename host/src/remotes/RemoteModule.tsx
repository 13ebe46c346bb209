import type { PageLoader } from '@marquee/federation/loader';
import { RemoteUnavailable } from '@marquee/federation/loader/failure';
import type { Texts } from '@marquee/i18n/text';
import { ErrorCard, Skeleton } from '@marquee/sdk';
import { RemoteProvider, useHost } from '@marquee/sdk/host';
import { Component, type ComponentType, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useShell } from '../app/shell';
import { useText } from '../text';

/** A page or section of a remote, as the host renders it. Pages get their route; sections get nothing. */
type RemoteComponent = ComponentType<{ route?: { path: string; category?: string | undefined } }>;

/** Props of {@link RemoteModule}. */
export interface RemoteModuleProps {
  remote: string;
  module: string;
  route?: { path: string; category?: string | undefined };
  /** Stands in while the code is on its way. */
  skeleton: ReactNode;
  /** What stands where it cannot be had: a page says so, a section leaves its place empty. */
  onFailure?: 'card' | 'nothing';
}

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onError: (error: unknown) => void;
}

/** Keeps the failure of one remote in its own place. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** What a page needs before it can render: its code and its texts, as one promise that `use` can wait for. */
type Loaded = Promise<RemoteComponent>;

const loads = new WeakMap<PageLoader, Map<string, Loaded>>();

function loaded(loader: PageLoader, texts: Texts, remote: string, module: string, revision: number): Loaded {
  const known = loads.get(loader) ?? new Map<string, Loaded>();
  loads.set(loader, known);
  const key = keyOf(remote, module, revision);
  const before = known.get(key);
  if (before) return before;
  const loading = Promise.all([loader.loadModule<RemoteComponent>(remote, module), texts.load(remote)]).then(
    ([component]) => component,
  );
  known.set(key, loading);
  return loading;
}

/** A module is loaded once for every revision of the registry: after a release the next opening gets the new version. */
function keyOf(remote: string, module: string, revision: number): string {
  return `${remote}/${module}@${revision}`;
}

function Module({
  remote,
  module,
  route,
  revision,
}: Pick<RemoteModuleProps, 'remote' | 'module' | 'route'> & { revision: number }) {
  const { loader } = useShell();
  const { texts } = useHost();
  const Page = use(loaded(loader, texts, remote, module, revision));
  return (
    <RemoteProvider remote={remote}>
      <Page {...(route && { route })} />
    </RemoteProvider>
  );
}

/** A version that fails to render is given up after two tries; then the last good one is rendered. */
const triesAfterRender = 2;

/** A page or section of a remote: skeleton while it loads, and at worst a card with a retry in its own place. */
export function RemoteModule({ remote, module, route, skeleton, onFailure = 'card' }: RemoteModuleProps) {
  const { loader, refresh, view } = useShell();
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [revision, setRevision] = useState(view.revision);
  const current = useRef(view.revision);
  current.current = view.revision;

  function again() {
    loads.get(loader)?.delete(keyOf(remote, module, current.current));
    setRevision(current.current);
    setAttempt((count) => count + 1);
  }
  /** What failed may have been mended by another version since the page was served. */
  async function retry() {
    await refresh();
    again();
  }
  /** A failed load was counted by the loader. A failed render counts here; another version is tried while there is one. */
  function takeError(error: unknown) {
    if (error instanceof RemoteUnavailable) return;
    const before = loader.stateOf(remote).version;
    loader.reportRenderFailure(remote, error);
    if (attempt < triesAfterRender && before !== undefined) again();
  }

  const card = <ErrorCard title={t('remote.failedTitle')} text={t('remote.failedText')} onRetry={() => void retry()} />;
  return (
    <Boundary key={`${remote}/${module}/${attempt}`} fallback={onFailure === 'card' ? card : null} onError={takeError}>
      <Suspense fallback={skeleton}>
        <Module remote={remote} module={module} revision={revision} {...(route && { route })} />
      </Suspense>
    </Boundary>
  );
}

/** The kit's skeleton for what a description asks for. */
export function skeletonOf(kind: string | undefined): ReactNode {
  const shapes = { lobby: 'lobby', rail: 'rail', form: 'form', list: 'rows', table: 'rows' } as const;
  return <Skeleton shape={shapes[kind as keyof typeof shapes] ?? 'page'} />;
}
