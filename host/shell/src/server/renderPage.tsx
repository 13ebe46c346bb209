import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { HostServerModule, PartFailure } from '@marquee/page/rendering';
import { packs } from '@marquee/template-packs';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ErrorInfo } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { SiteAddress } from '../address/siteAddress';
import { App } from '../app/App';
import { SessionScope } from '../app/sessionScope';
import type { Tabs } from '../app/tabs';
import { validateTheme } from '../context/validateTheme';
import { ViewportStore } from '../context/viewport';
import { partOf, skeletonsIn } from '../loading/place';
import { RemoteAccess } from '../remotes/remoteAccess';
import { pendingHostPage } from '../routing/hostPageLoads';
import { pendingPage } from '../routing/pendingPage';
import { idleTime } from './idleTime';
import { LeftToBrowser, ServerLoader } from './serverLoader';
import { styleRules } from './styleRules';
import { namedParts, templatePartIn } from './templateParts';

enableStaticRendering(true);

/** There are no other tabs on a server. */
const noTabs: Tabs = { announce() {}, onAnnounced() {}, onSession() {}, reload() {} };

/** Visitors have no stored state. */
const nothingKept = { getItem: () => null, setItem() {}, removeItem() {} };

const noRegistry = () => Promise.reject(new Error('A page on the server keeps its registry'));

/**
 * Renders a page like the first render in a visitor's browser; concurrent renders are independent. Rejects if the
 * host's own code fails outside of all parts.
 */
export const renderPage: HostServerModule['renderPage'] = async (job, { moduleOf, running, signal }) => {
  const { start } = job;
  const loader = new ServerLoader(job, { moduleOf, running });
  const access = new RemoteAccess(loader, start.registry, noRegistry, start.texts);
  const { startup, seed } = start;
  const scope = new SessionScope({
    startup,
    validateTheme,
    seed,
    onSessionEnd() {},
    tabs: noTabs,
    storage: nothingKept,
  });
  const history = createMemoryHistory({ initialEntries: [job.address], v5Compat: true });
  const address = new SiteAddress(history, scope.root.site.languages);
  const load = packs[startup.site?.theme_code ?? ''];
  if (!load) throw new Error('The template has no pack');
  const [{ pack }] = await Promise.all([load(), access.texts.load('ui')]);
  // Loaded parts are then rendered at once; missing ones leave their place to the browser.
  const ways = start.route.status === 404 ? pendingHostPage('ways') : null;
  await Promise.all([pendingPage(access, address.pathname), ways]).catch(() => undefined);
  const page = (
    <App
      scope={scope}
      texts={access.texts}
      pack={namedParts(pack)}
      access={access}
      address={address}
      viewport={new ViewportStore()}
      startedAt={start.at}
      mustReload={() => false}
    />
  );
  const causes = new Map<string | undefined, string>();
  const own = new Map<string, string>();
  const idle = idleTime();
  const stream = await renderToReadableStream(page, {
    signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown, { componentStack }: ErrorInfo) {
      const stack = componentStack ?? '';
      const part = loader.partIn(stack);
      const ownPart = part === undefined ? templatePartIn(stack) : undefined;
      if (signal.aborted || error instanceof LeftToBrowser) return leftToBrowser;
      if (ownPart) own.set(ownPart, messageOf(error));
      else causes.set(part, messageOf(error));
      return leftToBrowser;
    },
  }).catch((error: unknown) => {
    const [part] = own.keys();
    throw new Error(`${part ?? wholePage}: ${messageOf(error)}`);
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  const waited = idle.end();
  // React adds scripts for late parts and for form actions, which the page's policy would block.
  if (html.includes('<script'))
    throw new Error('The page has a part that came too late, or a form with a function as its action');
  const skeletons = skeletonsIn(html);
  const isSkeleton = ({ remote, module }: PartFailure) => skeletons.has(partOf(remote, module));
  const failures = loader.attempted.map((part) => ({
    ...part,
    cause:
      causes.get(partOf(part.remote, part.module)) ??
      causes.get(undefined) ??
      (waited > tolerance ? 'it waited too long' : ''),
  }));
  const failed = failures.filter((part) => isSkeleton(part) && part.cause !== '');
  const unnamed = causes.get(undefined);
  // Errors that no part of a remote shows were thrown by the host.
  if (unnamed !== undefined && !failed.some(({ cause }) => cause === unnamed)) own.set(wholePage, unnamed);
  const ownFailures = [...own].map(([module, cause]) => ({ remote: hostName, version: start.buildId, module, cause }));
  return {
    ...styleRules(html),
    parts: failures.filter((part) => !isSkeleton(part)).map(({ remote, module }) => partOf(remote, module)),
    // Delays caused by a busy machine are not failures.
    failures: [...failed, ...ownFailures],
  };
};

/** The text that React writes for a part left to the browser. */
const leftToBrowser = 'left';

/** Where it failed, if not in a part. */
const wholePage = 'Page';

const messageOf = (thrown: unknown) => String((thrown as Error | null)?.message ?? thrown);

/** Idle time after which a page counts as waiting for one of its parts, ms. */
const tolerance = 75;
