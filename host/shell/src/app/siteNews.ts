import type { Answer } from '@marquee/contract/calls';
import { categories } from '@marquee/contract/categories';
import { succeeded } from '@marquee/contract/envelope';
import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { setFailing } from '@marquee/sdk/host';
import { LatestRequest } from '@marquee/store/latestRequest';
import { reaction } from 'mobx';
import { flushSync } from 'react-dom';
import { registryUrl } from '../remotes/registryUrl';
import type { RemoteAccess } from '../remotes/remoteAccess';
import { loadHostPage } from '../routing/hostPageLoads';
import type { SessionScope } from './sessionScope';

/**
 * A page asks not before an edge has asked the backend anew (`SiteStates`), ms after the news, and at a random moment
 * from then on, unless the news says another time: not all at once.
 */
const soonest = 400;
const spread = 1000;

/** Pause before asking again for an answer that did not come, ms. */
const againAfter = 5000;

/** Loads what a category that is off, and a site in maintenance, show: before they are shown. */
async function ready({ texts }: RemoteAccess, { maintenance }: Answer<'startup'>): Promise<void> {
  const isCategory = Object.values(categories).some(({ path }) => location.pathname.endsWith(path));
  if (!isCategory && !maintenance?.is_maintenance) return;
  await Promise.all([loadHostPage('categoryOff'), loadHostPage('ways'), texts.load('misc'), texts.load('messages')]);
}

/** What an edge answers: the registry and the start-up answer of the same moment. */
type Whole = SiteRegistry & Pick<StartData, 'startup' | 'siteVersion'>;

/**
 * Reads the start-up answer and the registry anew when the site has changed: menus, routes and sections follow at once,
 * and forms keep what was typed until their page is there again. What only a new document can bring (a theme, scripts)
 * comes with the next navigation. A page that began in maintenance is loaded when that ends. `version`: of the page's
 * start data; each stream begins with the present one, so that nothing is missed before it.
 */
export function followSite(scope: SessionScope, access: RemoteAccess, version: string | undefined): void {
  // A preview shows what its address says.
  if (version?.includes(' ')) return;
  const asked = new LatestRequest();
  let known = version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (pause = soonest, within = spread) => {
    clearTimeout(timer);
    timer = setTimeout(() => void read().catch(() => later(againAfter)), pause + Math.random() * within);
  };
  const compare = (now: string | undefined) => {
    known ??= now;
    if (now !== undefined && now !== known) later();
  };

  async function read(): Promise<void> {
    const isLast = asked.ask();
    const { language } = access.texts;
    const answer = await fetch(registryUrl(language, { startup: '1' }));
    if (!answer.ok) throw new Error(`The site answered ${answer.status}`);
    const { startup, siteVersion, ...registry } = (await answer.json()) as Whole;
    await ready(access, startup).catch(() => undefined);
    if (!isLast() || !succeeded(startup)) return;
    if (language !== access.texts.language) return later();
    known = siteVersion;
    const isOpening = scope.root.site.isMaintenance && !startup.maintenance?.is_maintenance;
    if (isOpening && !scope.hasBeenOpen) return location.reload();
    setFailing(true);
    flushSync(() => {
      scope.takeStartup(startup);
      access.takeSite(registry);
    });
    setFailing(false);
  }

  reaction(
    () => scope.root,
    ({ live }) => {
      compare(live.site);
      live.on('releases', ({ site }) => compare(site));
      live.on('site', ({ within }) => later(soonest, within));
    },
    { fireImmediately: true },
  );
}
