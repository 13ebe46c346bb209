import type { Envelope } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';
import { type StartData, startElementId } from '@marquee/contract/start';
import { listenForErrors } from '@marquee/federation-runtime/failures/listen';
import { type RemoteFailure, within } from '@marquee/federation-runtime/loader/failure';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { hostRoutes } from '@marquee/page/hostRoutes';
import { keepsCookies } from '@marquee/store/cookies';
import { areaOf } from '@marquee/store/siteStorage';
import { Storage } from '@marquee/store/storage';
import { packs } from '@marquee/template-packs';
import type { TemplateBreakpoints } from '@marquee/theme/breakpoints';
import type { Template } from '@marquee/theme/templates';
import { autorun } from 'mobx';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createLoader } from '#loader';
import { keepAddress, leaveForChosen } from '../address/addressLanguage';
import { SiteAddress } from '../address/siteAddress';
import type { TemplatePacks } from '../context/pack';
import { validateTheme } from '../context/validateTheme';
import { ViewportStore } from '../context/viewport';
import { whenIdle } from '../floating/whenIdle';
import { DeferredHydration } from '../hydrate/deferredHydration';
import { noticeControls, replayEarlyInput } from '../hydrate/earlyInput';
import { watchForeignNodes } from '../hydrate/foreignNodes';
import { nextTask } from '../loading/nextTask';
import { readRegistry } from '../remotes/registryUrl';
import { RemoteAccess } from '../remotes/remoteAccess';
import { pendingPage } from '../routing/pendingPage';
import { loginWay } from '../rules/loginWay';
import { mustLeaveBehind } from '../thirdParty/measuring';
import { pageAt } from '../view/pageAt';
import { App } from './App';
import { activated } from './activated';
import { keepFocus } from './keepFocus';
import { keepOfflinePage } from './offlineWorker';
import { presentSessionEnd, presentSignedInElsewhere, presentSignedOut } from './present';
import { SessionScope } from './sessionScope';
import { takeReloadedFor } from './tabs';
import { takeStyles } from './takeStyles';
import { UpdateWatch } from './updates';

/** The start data that the edge wrote into the page; without an edge, the host fetches it. */
async function readStart(place: HTMLElement): Promise<StartData<SiteRegistry>> {
  const inlined = document.getElementById(startElementId)?.textContent;
  if (inlined) return JSON.parse(inlined) as StartData<SiteRegistry>;
  return (await import('./askStart')).askStart(place);
}

/** The template's pack. An unknown code was refused before; the first template then renders the error. */
function packOf(code: string | undefined): ReturnType<TemplatePacks[string]> {
  const load = packs[code ?? ''] ?? Object.values(packs)[0];
  if (!load) throw new Error('The build has no template packs');
  return load();
}

/** Class and id of the body, for templates that have them (R4). If the edge wrote the page, they are set already. */
function markBody({ body }: Template): void {
  document.body.className = body?.className ?? '';
  document.body.id = body?.id ?? '';
}

/**
 * Follows the viewport (R9), and sets `[data-wide]`, which styles use, while the page has the width of the template's
 * wide layout.
 */
function followViewport(viewport: ViewportStore, breakpoints: TemplateBreakpoints): void {
  viewport.start(breakpoints);
  autorun(() => document.documentElement.toggleAttribute('data-wide', viewport.isWide));
}

/** Starts the page, or shows why it cannot start: never a blank page. */
export async function boot(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root');
  await activated();
  let language: Language = 'EN';
  const fail = async (message: string, error?: unknown) =>
    (await import('./startFailurePage')).showStartFailure(place, { message, language, error });
  try {
    const start = await readStart(place);
    language = start.language;
    // In a separate task: with developer tools open, a browser that notes cookie access parses everything below again.
    if (await nextTask().then(() => leaveForChosen(start))) return;
    const message = await open(start, place);
    if (message) await fail(message);
  } catch (error) {
    console.error('The page could not be started', error);
    await fail('internalServerError', error);
  }
}

/**
 * Renders the page; what the first paint needs is in the HTML or already loading. Returns the reason if the site must
 * not be shown (R4.19).
 */
async function open(start: StartData<SiteRegistry>, place: HTMLElement): Promise<string> {
  const isRendered = start.rendered !== undefined && !isForOthers(start);
  const scope = new SessionScope({
    startup: start.startup,
    validateTheme,
    seed: start.seed,
    onSessionEnd,
    onReleases: (revision) => updates.takeRevision(revision),
    page: () => ({ path: pathHere(), state: address.history.location.state }),
    closed: isRendered,
  });
  const address = new SiteAddress(createBrowserHistory({ v5Compat: true }), scope.root.site.languages);
  const viewport = new ViewportStore();
  // Stores, loader and page are created in separate tasks, so that a tap is handled in between.
  await nextTask();
  const loader = createLoader(start, reportFailure);
  // Until hydration ends, the page keeps the versions and the language that it was rendered with.
  let pageHydrated = Promise.resolve();
  let hasForeignNodes = () => false;
  const deferredHydration = isRendered ? new DeferredHydration(place, () => scope.root.storage) : undefined;
  const fullyHydrated = () => pageHydrated.then(() => deferredHydration?.fullyHydrated());
  const registryIn = async (language: Language, known: SiteRegistry) =>
    (await Promise.all([readRegistry(language, known), fullyHydrated()]))[0];
  const access = new RemoteAccess(loader, start.registry, registryIn, start.texts);
  await nextTask();

  function reportFailure(failure: RemoteFailure): void {
    console.error(`${failure.remote}@${failure.version} failed (${failure.phase}): ${failure.cause}`);
    withReports(({ report }) => report(scope.root.api, failure));
  }
  /**
   * Reports a hydration mismatch as an error. Expected mismatches are not reported: a part that the server left to the
   * browser, a part that failed, another version than the rendered one, or elements added by a browser extension.
   */
  function reportMismatch(error: unknown): void {
    const { digest, cause } = error as { digest?: string; cause?: unknown };
    const isOther = start.registry.remotes.some(({ name, versions: [first] }) => {
      const { version } = loader.stateOf(name);
      return first !== undefined && version !== undefined && version !== first.version;
    });
    if (digest === undefined && cause === undefined && !isOther && !hasForeignNodes())
      reportFailure({ remote: 'host', version: start.buildId, phase: 'hydrate', cause: String(error) });
  }
  /**
   * R8: the warning, then logout and the template's login, which shows the reason. A browser without cookies cannot
   * have a session: the login then says that cookies are blocked.
   */
  function onSessionEnd({ statusMessage }: Envelope): void {
    const isKept = keepsCookies(document);
    if (isKept) void presentSessionEnd(access.texts);
    const { pathname } = address.history.location;
    const way = loginWay(loginModal, {
      reason: isKept ? statusMessage : 'cookiesBlocked',
      to: pathHere(),
    });
    scope.keepForms();
    address.history.push(address.prefixOf(pathname) + way.to, way.state);
    scope.forget();
  }

  function pathHere(): string {
    return address.pathname + address.history.location.search;
  }

  const { message } = scope.root.site;
  if (message) return message;
  keepAddress(scope.root.site.domain_name, start.language, start.prefix);

  let loginModal: string | undefined;
  const updates = new UpdateWatch({
    api: () => scope.root.api,
    buildId: start.buildId,
    isConnected: () => scope.root.live.isConnected,
    registry: access,
  });

  const mustReload = () => updates.isOutdated || scope.isOutdated;
  address.leaveDocumentFor((path) => mustLeaveBehind(pageAt(access.view, path)?.route));

  const [{ pack }] = await Promise.all([packOf(start.startup.site?.theme_code), access.texts.load('ui')]);
  loginModal = pack.template.loginModal;
  await nextTask();
  listenForErrors((event, pressed) =>
    withReports(({ reportThrown }) => reportThrown(scope.root.api, event, pressed, start.buildId)),
  );
  markBody(pack.template);
  const page = (
    <App
      {...{ scope, texts: access.texts, pack, access, address, viewport, deferredHydration, mustReload }}
      startedAt={start.at}
    />
  );
  // Transitions render in slices, so that a slow phone can scroll and handle taps in between.
  if (isRendered) {
    takeStyles(place);
    noticeControls(place);
    hasForeignNodes = watchForeignNodes(place, start.rendered?.elements);
    startTransition(() => void hydrateRoot(place, page, { onRecoverableError: reportMismatch }));
  } else {
    followViewport(viewport, pack.template.breakpoints);
    // The server's markup stays until its replacement can be rendered.
    if (start.rendered) await within(longestWait, pendingHere(access, address), () => undefined).catch(() => undefined);
    startTransition(() => createRoot(place).render(page));
  }
  keepFocus();
  keepOfflinePage();
  pageHydrated = deferredHydration?.pageHydrated() ?? Promise.resolve();
  // In a separate task: the last part was hydrated just now.
  const restored = pageHydrated.then(nextTask).then(() => {
    if (isRendered) followViewport(viewport, pack.template.breakpoints);
    // From now on the host handles links: speculation rules no longer prefetch.
    document.documentElement.toggleAttribute('data-hydrated', true);
    scope.restore();
    autorun(() => {
      const { session, protection } = scope.root;
      document.documentElement.toggleAttribute('data-player', session.isAuthenticated);
      document.documentElement.toggleAttribute('data-quiet', session.isAuthenticated && !protection.mayPromote);
    });
    if (!scope.root.site.isMaintenance) void scope.root.enter();
    scope.root.api.clock.takePage(start.at);
    updates.askTime();
    whenIdle(
      () =>
        void import('./siteNews').then(({ followSite }) => followSite(scope, access, start.siteVersion), console.warn),
    );
  });
  void replayEarlyInput(restored);
  const reloadedFor = takeReloadedFor();
  if (reloadedFor === 'signedOut') void presentSignedOut(access.texts);
  if (reloadedFor === 'replaced')
    void restored.then(() => presentSignedInElsewhere(access.texts, scope.root.session.user.account_id));
  return '';
}

/** Loads what reports failures, with the first one. Without it nothing can be reported. */
function withReports(
  work: (reports: typeof import('@marquee/federation-runtime/failures/report')) => Promise<void>,
): void {
  import('@marquee/federation-runtime/failures/report').then(work).catch(() => undefined);
}

/** How long the server's markup may stay before it is replaced, ms. */
const longestWait = 3000;

/** What this address's page is waiting for. */
async function pendingHere(access: RemoteAccess, address: SiteAddress): Promise<void> {
  await pendingPage(access, address.pathname);
}

/** Whether the page is not for signed-in players: it is then rendered again from its guard on. */
function isForOthers({ route, startup }: StartData<SiteRegistry>): boolean {
  const isGuarded = hostRoutes.some(({ path, guard }) => path === route.pattern && guard !== undefined);
  return isGuarded && new Storage(areaOf(startup.site?.state_storage ?? 'local')).read('session') !== undefined;
}
