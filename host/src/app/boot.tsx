import type { Envelope } from '@marquee/contract/envelope';
import { type StartData, startElementId } from '@marquee/contract/start';
import type { RemoteFailure } from '@marquee/federation/loader/failure';
import type { SiteRegistry } from '@marquee/federation/siteRegistry';
import { packs } from '@marquee/template-packs';
import { wideFrom } from '@marquee/theme/breakpoints';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createLoader } from '#loader';
import type { TemplatePacks } from '../regions/pack';
import { RemoteAccess } from '../remotes/remoteAccess';
import { browserHistory } from '../routing/LocaleRouter';
import { App } from './App';
import { presentSessionEnd } from './present';
import { RootBox } from './rootBox';
import { UpdateWatch } from './updates';

/** What the page was served with; without an edge, what the host asks for itself. */
async function readStart(): Promise<StartData<SiteRegistry>> {
  const inlined = document.getElementById(startElementId)?.textContent;
  if (inlined) return JSON.parse(inlined) as StartData<SiteRegistry>;
  const answer = await fetch(`/start.json?path=${encodeURIComponent(location.pathname)}`);
  return (await answer.json()) as StartData<SiteRegistry>;
}

async function readRegistry(language: string): Promise<SiteRegistry> {
  const answer = await fetch(`/registry.json?language=${language}`);
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return (await answer.json()) as SiteRegistry;
}

/** The template's own part of the host. An unknown code was refused before; `casino1` then draws what is said about it. */
function packOf(code: string | undefined): ReturnType<TemplatePacks[string]> {
  const load = packs[code ?? ''] ?? packs.casino1;
  if (!load) throw new Error('The build has no template packs');
  return load();
}

/** Marks the page while it is as wide as the template's wide layout asks (§9): the style sheets of the regions go by `[data-wide]`. */
function markWide(from: number): void {
  const wide = matchMedia(`(min-width: ${from}px)`);
  const mark = () => document.documentElement.toggleAttribute('data-wide', wide.matches);
  wide.addEventListener('change', mark);
  mark();
}

/** Starts the page (architecture, start sequence): what the first paint needs is in the HTML or on its way already. */
export async function boot(): Promise<void> {
  const start = await readStart();
  const loader = createLoader(start, reportFailure);
  const access = new RemoteAccess(loader, start.registry, readRegistry);
  const box = new RootBox({
    startup: start.startup,
    seed: start.seed,
    onSessionEnd,
  });

  function reportFailure(failure: RemoteFailure): void {
    console.error(`${failure.remote}@${failure.version} failed (${failure.phase}): ${failure.cause}`);
    void box.root.api.call('telemetry/failure', { ...failure, path: location.pathname });
  }
  /** §8: the warning, then logout and the way to login; the login page keeps the reason. */
  function onSessionEnd({ statusMessage }: Envelope): void {
    void presentSessionEnd(access.texts);
    box.forget();
    const { pathname, search } = browserHistory.location;
    browserHistory.push(
      `${start.prefix}/login?${new URLSearchParams({ reason: statusMessage, to: pathname + search })}`,
    );
  }

  const updates = new UpdateWatch({ api: () => box.root.api, buildId: start.buildId, refreshRegistry: access.refresh });

  const mustReload = () => updates.isOutdated;

  // Begun before the first render: what the page was served with is then in it, and does not change while it is drawn.
  if (!box.root.site.isMaintenance) void box.root.site.loadExtras();
  const [{ pack }] = await Promise.all([packOf(start.startup.site?.theme_code), access.texts.load('ui')]);
  markWide(wideFrom(pack.template.breakpoints));
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root');
  const page = <App box={box} texts={access.texts} pack={pack} access={access} mustReload={mustReload} />;
  // A transition is drawn in slices, between which a slow phone scrolls and takes taps.
  startTransition(() => createRoot(place).render(page));
  void box.root.enter();
}
