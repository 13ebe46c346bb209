import type { Envelope } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';
import { type StartData, startElementId } from '@marquee/contract/start';
import { type RemoteFailure, within } from '@marquee/federation-runtime/loader/failure';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { hostRoutes } from '@marquee/page/hostRoutes';
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
import { DeferredHydration } from '../hydrate/deferredHydration';
import { noticeAutofill, replayEarlyInput } from '../hydrate/earlyInput';
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
import { presentSessionEnd, presentSignedOut } from './present';
import { SessionScope } from './sessionScope';
import { takeSignedOut } from './tabs';
import { takeStyles } from './takeStyles';
import { UpdateWatch } from './updates';

/** What the page was served with; without an edge, what the host asks for itself. */
async function readStart(place: HTMLElement): Promise<StartData<SiteRegistry>> {
  const inlined = document.getElementById(startElementId)?.textContent;
  if (inlined) return JSON.parse(inlined) as StartData<SiteRegistry>;
  return (await import('./askStart')).askStart(place);
}

/**
 * The template's own part of the host. An unknown code was refused before; the first template then draws what is said
 * about it.
 */
function packOf(code: string | undefined): ReturnType<TemplatePacks[string]> {
  const load = packs[code ?? ''] ?? Object.values(packs)[0];
  if (!load) throw new Error('The build has no template packs');
  return load();
}

/**
 * Class and id of the body, for the templates that have them (R4): where an edge has written the page they are there
 * already.
 */
function markBody({ body }: Template): void {
  document.body.className = body?.className ?? '';
  document.body.id = body?.id ?? '';
}

/**
 * Follows the viewport (R9), and marks the page while it is as wide as the template's wide layout asks: styles go by
 * `[data-wide]`.
 */
function followViewport(viewport: ViewportStore, breakpoints: TemplateBreakpoints): void {
  viewport.start(breakpoints);
  autorun(() => document.documentElement.toggleAttribute('data-wide', viewport.isWide));
}

/** Starts the page, or says why there is none: a visitor never looks at a blank one. */
export async function boot(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root');
  await activated();
  let language: Language = 'EN';
  const fail = async (message: string) =>
    (await import('./startFailurePage')).showStartFailure(place, message, language);
  try {
    const start = await readStart(place);
    language = start.language;
    // In a task of its own: a browser that is watched notes where a cookie was read, and parses everything below it
    // again.
    if (await nextTask().then(() => leaveForChosen(start))) return;
    const message = await open(start, place);
    if (message) await fail(message);
  } catch (error) {
    console.error('The page could not be started', error);
    await fail('internalServerError');
  }
}

/**
 * Draws the page: what the first paint needs is in the HTML or on its way already. Gives the reason where
 * the site may not be shown (R4.19).
 */
async function open(start: StartData<SiteRegistry>, place: HTMLElement): Promise<string> {
  const isRendered = start.rendered !== undefined && !isForOthers(start);
  const scope = new SessionScope({
    startup: start.startup,
    validateTheme,
    seed: start.seed,
    onSessionEnd,
    onReleases: (revision) => updates.takeRevision(revision),
    closed: isRendered,
  });
  const address = new SiteAddress(createBrowserHistory({ v5Compat: true }), scope.root.site.languages);
  const viewport = new ViewportStore();
  // Stores, loader and page are begun in tasks of their own: a tap that waits comes between them.
  await nextTask();
  const loader = createLoader(start, reportFailure);
  // Until it is hydrated the page keeps the versions and the language that it was rendered with.
  let pageHydrated = Promise.resolve();
  let hasForeignNodes = () => false;
  const deferredHydration = isRendered ? new DeferredHydration(place, () => scope.root.storage) : undefined;
  const fullyHydrated = () => pageHydrated.then(() => deferredHydration?.fullyHydrated());
  const registryIn = async (language: Language) => (await Promise.all([readRegistry(language), fullyHydrated()]))[0];
  const access = new RemoteAccess(loader, start.registry, registryIn, start.texts);
  await nextTask();

  function reportFailure(failure: RemoteFailure): void {
    console.error(`${failure.remote}@${failure.version} failed (${failure.phase}): ${failure.cause}`);
    void scope.root.api.call('telemetry/failure', { ...failure, path: location.pathname });
  }
  /**
   * What the browser draws otherwise than the server is a fault of ours. Not so where the server left a part to the
   * browser, or the part has failed and said so, where another version than the one that the server rendered had to be
   * taken, nor where an extension has put elements into the page.
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
   * R8: the warning, then logout and the way to login as the template asks; the reason stays there. A browser that
   * keeps no cookie has no session that could end: the login says what is the matter.
   */
  function onSessionEnd({ statusMessage }: Envelope): void {
    if (navigator.cookieEnabled) void presentSessionEnd(access.texts);
    const { pathname, search } = address.history.location;
    const way = loginWay(loginModal, {
      reason: navigator.cookieEnabled ? statusMessage : 'cookiesBlocked',
      to: address.pathname + search,
    });
    address.history.push(address.prefixOf(pathname) + way.to, way.state);
    scope.forget();
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

  const mustReload = () => updates.isOutdated;
  address.leaveDocumentFor((path) => mustLeaveBehind(pageAt(access.view, path)?.route));

  const [{ pack }] = await Promise.all([packOf(start.startup.site?.theme_code), access.texts.load('ui')]);
  loginModal = pack.template.loginModal;
  await nextTask();
  markBody(pack.template);
  const page = (
    <App
      {...{ scope, texts: access.texts, pack, access, address, viewport, deferredHydration, mustReload }}
      startedAt={start.at}
    />
  );
  // A transition is drawn in slices, between which a slow phone scrolls and takes taps.
  if (isRendered) {
    takeStyles(place);
    noticeAutofill(place);
    hasForeignNodes = watchForeignNodes(place, start.rendered?.elements);
    startTransition(() => void hydrateRoot(place, page, { onRecoverableError: reportMismatch }));
  } else {
    followViewport(viewport, pack.template.breakpoints);
    // The server's markup stays until what replaces it can be drawn.
    if (start.rendered) await within(longestWait, pendingHere(access, address), () => undefined).catch(() => undefined);
    startTransition(() => createRoot(place).render(page));
  }
  keepFocus();
  keepOfflinePage();
  pageHydrated = deferredHydration?.pageHydrated() ?? Promise.resolve();
  // In a task of its own: the last part has just been hydrated.
  const restored = pageHydrated.then(nextTask).then(() => {
    if (isRendered) followViewport(viewport, pack.template.breakpoints);
    // From here on the host follows links: nothing is fetched in advance any more (speculation rules).
    document.documentElement.toggleAttribute('data-hydrated', true);
    scope.restore();
    autorun(() => document.documentElement.toggleAttribute('data-player', scope.root.session.isAuthenticated));
    if (!scope.root.site.isMaintenance) void scope.root.enter();
    scope.root.api.clock.takePage(start.at);
    updates.askTime();
  });
  void replayEarlyInput(restored);
  if (takeSignedOut()) void presentSignedOut(access.texts);
  return '';
}

/** How long the server's markup may stay before it is replaced, ms. */
const longestWait = 3000;

/** What the page of this address still waits for. */
async function pendingHere(access: RemoteAccess, address: SiteAddress): Promise<void> {
  await pendingPage(access, address.pathname);
}

/**
 * Whether the page is one that this visitor does not get to see, because they are signed in: then it is drawn anew,
 * from its guard on.
 */
function isForOthers({ route, startup }: StartData<SiteRegistry>): boolean {
  const isGuarded = hostRoutes.some(({ path, guard }) => path === route.pattern && guard !== undefined);
  return isGuarded && new Storage(areaOf(startup.site?.state_storage ?? 'local')).read('session') !== undefined;
}
