import type { Language } from '@marquee/contract/languages';
import type { PageLoader } from '@marquee/federation-runtime/loader';
import { within } from '@marquee/federation-runtime/loader/failure';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { readHostBundle } from '@marquee/i18n/hostSource';
import { type Bundle, hostBundles, Texts } from '@marquee/i18n/text';
import { LatestRequest } from '@marquee/store/latestRequest';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { flushSync } from 'react-dom';
import type { ShellView } from '../view/shellView';
import { viewOf } from '../view/viewOf';

/** Loads the registry in a language; `known`: what the page has. */
export type RegistryIn = (language: Language, known: SiteRegistry) => Promise<SiteRegistry>;

/** Timeout of the registry for a retry, ms. */
const answerMilliseconds = 3000;

/** The host's access to remotes: loading, descriptions, and texts in the page's language. */
export class RemoteAccess {
  view: ShellView;
  readonly loader: PageLoader;
  readonly texts: Texts;
  #registryIn: RegistryIn;
  /** The source of `view` and of the loader's data. */
  #registry: SiteRegistry;
  #asked = new LatestRequest();
  #refreshed = new LatestRequest();
  #refreshing: Promise<void> = Promise.resolve();
  /** The language and texts that the page was served with. */
  #served: { language: Language; texts: Record<string, Bundle> };

  constructor(loader: PageLoader, registry: SiteRegistry, registryIn: RegistryIn, texts: Record<string, Bundle> = {}) {
    this.#served = { language: registry.language, texts: { ...texts } };
    this.loader = loader;
    this.#registry = registry;
    this.view = viewOf(registry);
    this.#registryIn = registryIn;
    this.texts = new Texts(registry.language, (language, namespace) => this.#read(language, namespace));
    makeAutoObservable<this>(
      this,
      { view: observableRef, loader: false, texts: false, used: false },
      { autoBind: true },
    );
  }

  /**
   * Changes the language of texts, menus and remotes, and runs `also`, in one step; the page keeps its state. The last
   * of several choices counts. Rejects if the language cannot be loaded; then nothing changes.
   */
  async changeLanguage(language: Language, also: () => void): Promise<void> {
    const isLast = this.#asked.ask();
    // cancels a pending change, and what it has told the loader
    this.loader.updateRegistry(this.#registry);
    if (language === this.texts.language) return;
    try {
      const registry = await this.#registryIn(language, this.#registry);
      if (!isLast()) return;
      this.loader.updateRegistry(registry);
      await this.texts.change(language, (speak) => {
        if (!isLast()) return;
        flushSync(() => {
          speak();
          this.#take(registry);
          also();
        });
      });
    } catch (error) {
      if (!isLast()) return;
      this.loader.updateRegistry(this.#registry);
      throw error;
    }
  }

  /**
   * Loads the current registry: a retry gets a fixed version, and pages use newer remotes from their next opening on.
   * Without an answer in time nothing changes. Resolves when the latest request is done or failed.
   */
  refresh(): Promise<void> {
    this.#refreshing = this.#takeLive(this.#refreshed.ask());
    return this.#refreshing;
  }

  async #takeLive(isLast: () => boolean): Promise<void> {
    const asked = within(answerMilliseconds, this.#registryIn(this.texts.language, this.#registry), () => undefined);
    const registry = await asked.catch(() => undefined);
    if (!isLast()) return this.#refreshing;
    if (!registry || registry.language !== this.texts.language) return;
    // This edge is outdated: it does not have what the page runs.
    if (registry.revision < this.revision) return;
    this.loader.updateRegistry(registry);
    this.#take(registry);
  }

  /** Takes the registry of a site that has changed, unless this page's is of newer releases. */
  takeSite(registry: SiteRegistry): void {
    if (registry.revision < this.revision) return;
    this.loader.updateRegistry(registry);
    this.#take(registry);
  }

  /** The registry's revision. */
  get revision(): number {
    return this.#registry.revision;
  }

  /** The versions that this page runs, `remote@version`. */
  used(): string[] {
    return this.#registry.remotes.flatMap(({ name }) => {
      const { state, version } = this.loader.stateOf(name);
      return state === 'ready' && version !== undefined ? [`${name}@${version}`] : [];
    });
  }

  #take(registry: SiteRegistry): void {
    this.#registry = registry;
    runInAction(() => (this.view = viewOf(registry)));
  }

  #read(language: Language, namespace: string): Promise<Bundle> {
    const served = language === this.#served.language ? this.#served.texts[namespace] : undefined;
    delete this.#served.texts[namespace];
    if (served) return Promise.resolve(served);
    const isHosts = hostBundles.some((bundle) => bundle === namespace);
    return isHosts ? readHostBundle(language, namespace) : this.loader.loadLocale(namespace);
  }
}
