import { RemoteUnavailable } from '@marquee/federation-runtime/loader/failure';
import { ErrorCard } from '@marquee/ui/ErrorCard';
import { Skeleton } from '@marquee/ui/Skeleton';
import { UiProvider } from '@marquee/ui/UiProvider';
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
import { Link, useLocation } from 'react-router-dom';
import { pageLabels } from './labels';
import type { Remotes } from './remotes';
import { useTexts } from './texts';
import { noMoney, noTemplate } from './ui';

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

/** The page itself: English, whatever the language of the frame (ADR 131). */
function Module({ load }: { load: Promise<ComponentType> }) {
  const Page = use(load);
  return (
    <div lang="en" style={{ display: 'contents' }}>
      <UiProvider link={Link} template={noTemplate} labels={pageLabels} money={noMoney} plainMoney={noMoney}>
        <Page />
      </UiProvider>
    </div>
  );
}

/** Props of {@link RemotePage}. */
interface RemotePageProps {
  remotes: Remotes;
  remote: string;
  module: string;
}

/**
 * A page of a remote: a skeleton while it loads; if it fails, a card in its place, with a way to try again. Each path
 * has a page of its own: nothing that one player's page holds is there when another's is opened. The query is the
 * page's: tables keep their state in it.
 */
export function RemotePage(props: RemotePageProps) {
  const { pathname } = useLocation();
  return <OpenPage key={pathname} {...props} />;
}

function OpenPage({ remotes, remote, module }: RemotePageProps) {
  const { t } = useTexts();
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
  const isOff = registry.remotes.some(({ name, off }) => name === remote && off);
  const card = (
    <ErrorCard
      title={t(isOff ? 'switchedOff' : 'broken')}
      text={t(isOff ? 'switchedOff.text' : 'broken.text')}
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
