import { RemoteUnavailable } from '@marquee/federation-runtime/loader/failure';
import { ErrorCard } from '@marquee/ui/ErrorCard';
import { Skeleton } from '@marquee/ui/Skeleton';
import {
  Component,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import type { Remotes } from './remotes';

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onError: (error: unknown, components?: string | null) => void;
}

/** Keeps what a remote's page throws from the rest of the desk. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack);
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const loads = new WeakMap<Remotes, Map<string, Promise<ComponentType>>>();

/** Loads a module once for each `opening`: each attempt, and each revision of the registry. */
function loadOf(remotes: Remotes, remote: string, module: string, opening: string): Promise<ComponentType> {
  const known = loads.get(remotes) ?? new Map<string, Promise<ComponentType>>();
  loads.set(remotes, known);
  const key = `${remote}/${module}/${opening}`;
  const loading = known.get(key) ?? remotes.loader.loadModule<ComponentType>(remote, module);
  known.set(key, loading);
  return loading;
}

/** A version that fails to render is given up after two attempts; then the last good one is rendered. */
const triesAfterRender = 2;

/** Counts attempts over all pages: each loads its module anew. */
let attempts = 0;

const openingOf = ({ registry }: Remotes) => `${registry.revision}.${attempts}`;

function Module({ load }: { load: Promise<ComponentType> }) {
  const Page = use(load);
  return <Page />;
}

/** A page of a remote: a skeleton while it loads; if it fails, a card in its place, with a way to try again. */
export function RemotePage({ remotes, remote, module }: { remotes: Remotes; remote: string; module: string }) {
  const { loader, registry } = remotes;
  const [opening, setOpening] = useState(() => openingOf(remotes));
  const [tries, setTries] = useState(0);
  const again = () => {
    attempts += 1;
    setOpening(openingOf(remotes));
  };

  // A withdrawn version is replaced at once; others run until the page is opened again.
  const mustLeave = loader.mustLeave(remote);
  useEffect(() => {
    if (mustLeave) again();
  }, [mustLeave, registry]);

  function takeError(error: unknown, components?: string | null) {
    if (error instanceof RemoteUnavailable) return;
    loader.reportRenderFailure(remote, error, components);
    if (tries < triesAfterRender) {
      setTries(tries + 1);
      again();
    }
  }
  const card = (
    <ErrorCard
      title="This page cannot be shown"
      text="The rest of the desk works. Whoever releases this part has been told."
      onRetry={() => void remotes.refresh().then(again)}
    />
  );
  return (
    <div data-remote={remote} style={{ display: 'contents' }}>
      <Boundary key={`${remote}/${module}/${opening}`} fallback={card} onError={takeError}>
        <Suspense fallback={<Skeleton shape="page" />}>
          <Module load={loadOf(remotes, remote, module, opening)} />
        </Suspense>
      </Boundary>
    </div>
  );
}
