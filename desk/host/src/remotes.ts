import { version as hostApi } from '@marquee/desk-sdk/package.json';
import { listenForErrors } from '@marquee/federation-runtime/failures/listen';
import { report, reportThrown } from '@marquee/federation-runtime/failures/report';
import { hostShares } from '@marquee/federation-runtime/glue';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { RemoteLoader } from '@marquee/federation-runtime/loader';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Start } from './start';

/** How often an open page asks for the revision of the registry, ms. */
const askEvery = 4000;

async function read(query: Record<string, string> = {}): Promise<SiteRegistry> {
  const answer = await fetch(`/registry.json?${new URLSearchParams({ hostApi, ...query })}`);
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return (await answer.json()) as SiteRegistry;
}

const reporting = {
  get: (path: string) => fetch(path),
  call: (name: string, failure: object) =>
    fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failure),
    }),
};

/**
 * The remotes of the desk in this tab: what is live, and the loader. Newer releases are used from the next opening of a
 * page on; what fails is reported, and withdrawn by the edge as for players.
 */
export class Remotes {
  registry: SiteRegistry;
  readonly loader: RemoteLoader;

  constructor({ buildId, registry }: Start) {
    this.registry = registry;
    this.loader = new RemoteLoader({
      shareScopes: hostShares(),
      registry,
      buildId,
      onFailure: (failure) => void report(reporting, failure).catch(() => undefined),
      readRemote: (remote) => read({ remote }),
    });
    makeAutoObservable(this, { registry: observableRef, loader: false });
    listenForErrors((event, pressed) => void reportThrown(reporting, event, pressed, buildId).catch(() => undefined));
    setInterval(() => void this.#ask(buildId), askEvery);
  }

  /**
   * Reads what is live now, such as before a page is tried again, or for another language of the menu. Never rejects.
   */
  async refresh(): Promise<void> {
    const registry = await read().catch(() => undefined);
    if (registry && registry.revision >= this.registry.revision) this.#take(registry);
  }

  #take(registry: SiteRegistry): void {
    this.loader.updateRegistry(registry);
    this.registry = registry;
  }

  /** Asks for the revision, and says which versions run: the edge counts who has which one. */
  async #ask(buildId: string): Promise<void> {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    const used = this.registry.remotes.flatMap(({ name }) => {
      const { state, version } = this.loader.stateOf(name);
      return state === 'ready' && version ? [`${name}@${version}`] : [];
    });
    const answer = await fetch(`/build/revision?${[`${hostName}@${buildId}`, ...used].join('&')}`).catch(
      () => undefined,
    );
    if (answer?.ok && Number(await answer.text()) > this.registry.revision) await this.refresh();
  }
}
