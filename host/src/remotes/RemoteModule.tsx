import { ErrorCard, Skeleton } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { Component, type ReactNode, Suspense, use, useState } from 'react';
import { useShell } from '../app/shell';
import { useText } from '../text';
import type { RemoteComponent, RemotePort } from './remotePort';

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

/** Marks what the load itself has thrown: the loader has counted that already. */
const loadFailures = new WeakSet<object>();

type Loaded = Promise<RemoteComponent>;
const pending = new WeakMap<RemotePort, Map<string, Loaded>>();

/** The module with its texts, as one promise that `use` can wait for. */
function loaded(
  remotes: RemotePort,
  loadTexts: (remote: string) => Promise<void>,
  remote: string,
  module: string,
): Loaded {
  const known = pending.get(remotes) ?? new Map<string, Loaded>();
  pending.set(remotes, known);
  const key = `${remote}/${module}`;
  const before = known.get(key);
  if (before) return before;
  const loading = Promise.all([remotes.load(remote, module), loadTexts(remote)]).then(
    ([component]) => component,
    (error: unknown) => {
      const failure = error instanceof Error ? error : new Error(String(error));
      loadFailures.add(failure);
      throw failure;
    },
  );
  known.set(key, loading);
  return loading;
}

function forget(remotes: RemotePort, remote: string, module: string): void {
  pending.get(remotes)?.delete(`${remote}/${module}`);
}

/** Starts loading a module and its texts before anything renders it. */
export function prepare(
  remotes: RemotePort,
  loadTexts: (remote: string) => Promise<void>,
  remote: string,
  module: string,
) {
  loaded(remotes, loadTexts, remote, module).catch(() => undefined);
}

function Module({ remote, module, route }: Pick<RemoteModuleProps, 'remote' | 'module' | 'route'>) {
  const { remotes } = useShell();
  const { texts } = useHost();
  const Page = use(loaded(remotes, (name) => texts.load(name), remote, module));
  return <Page {...(route && { route })} />;
}

/** A page or section of a remote: skeleton while it loads, and at worst a card with a retry in its own place. */
export function RemoteModule({ remote, module, route, skeleton, onFailure = 'card' }: RemoteModuleProps) {
  const { remotes } = useShell();
  const t = useText();
  const [attempt, setAttempt] = useState(0);

  function again() {
    forget(remotes, remote, module);
    setAttempt((count) => count + 1);
  }
  function takeError(error: unknown) {
    const wasLoad = typeof error === 'object' && error !== null && loadFailures.has(error);
    if (!wasLoad && remotes.failedToRender(remote, module, error)) again();
  }
  function retry() {
    remotes.retry(remote);
    again();
  }

  const card = <ErrorCard title={t('remote.failedTitle')} text={t('remote.failedText')} onRetry={retry} />;
  return (
    <Boundary key={`${remote}/${module}/${attempt}`} fallback={onFailure === 'card' ? card : null} onError={takeError}>
      <Suspense fallback={skeleton}>
        <Module remote={remote} module={module} {...(route && { route })} />
      </Suspense>
    </Boundary>
  );
}

/** The kit's skeleton for what a description asks for. */
export function skeletonOf(kind: string | undefined): ReactNode {
  const shapes = { lobby: 'lobby', rail: 'rail', form: 'form', list: 'rows', table: 'rows' } as const;
  return <Skeleton shape={shapes[kind as keyof typeof shapes] ?? 'page'} />;
}
