import { type Language, languages } from '@marquee/contract/languages';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The host's message bundles (R3.32), loaded per language on first use. */
export const hostBundles = ['ui', 'validation', 'errors', 'messages', 'misc'] as const;

/** A flat bundle: key → text with `{{placeholders}}` and plural suffixes. */
export type Bundle = Record<string, string>;

/** Loads texts: the host's own chunks, or a remote's release folder. */
export type BundleSource = (language: Language, namespace: string) => Promise<Bundle>;

/**
 * All texts of the page. The host owns the one i18next instance; remotes reach it only through the sdk, and cannot
 * reinitialise it. A namespace is a host bundle or a remote's name.
 */
export class Texts {
  readonly i18n: i18n = createInstance();
  #source: BundleSource;
  #loading = new Map<string, Promise<void>>();
  /** Loaded namespaces, each with the version of the remote that its texts are of. */
  #editions = new Map<string, string | undefined>();

  /** The current language by the specification's code. */
  language: Language;

  constructor(language: Language, source: BundleSource) {
    this.language = language;
    this.#source = source;
    this.i18n.use(initReactI18next);
    this.i18n.init({
      lng: languages[language].tag,
      initAsync: false,
      fallbackLng: false,
      ns: [],
      defaultNS: 'ui',
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      returnNull: false,
      // Components render only after their texts are loaded, so a new bundle need not rerender the page.
      react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
    });
  }

  /**
   * Loads a namespace in the current language; returns the same promise while it is loaded, so that React can `use` it.
   * @param edition the version of a remote that is to be shown: texts of another one are loaded anew, over those
   */
  load(namespace: string, edition = this.#editions.get(namespace)): Promise<void> {
    const before = this.#editions.get(namespace);
    if (before !== undefined && before !== edition)
      for (const key of this.#loading.keys()) if (key.endsWith(`/${namespace}`)) this.#loading.delete(key);
    this.#editions.set(namespace, edition);
    return this.#ensure(this.language, namespace);
  }

  /** Whether a namespace is loaded in the current language. */
  has(namespace: string): boolean {
    return this.i18n.hasResourceBundle(languages[this.language].tag, namespace);
  }

  /**
   * A namespace's texts for messages after an event (dialogs, toasts): waits for the bundle. Rejects if it cannot be
   * loaded.
   */
  async textsOf<Key extends string>(
    namespace: string,
  ): Promise<(key: Key, values?: Record<string, string | number>) => string> {
    await this.load(namespace);
    return (key: string, values) => this.i18n.t(key, { ...values, ns: namespace });
  }

  /**
   * Changes the language once all loaded namespaces are available in it; the page keeps its state. Only the host's
   * texts are required: a remote whose bundle cannot be loaded keeps its current texts. Rejects if a host bundle fails.
   * @param together applies the change in one step with everything else that shows the language
   */
  async change(language: Language, together: (speak: () => void) => void = (speak) => speak()): Promise<void> {
    const changes = [...this.#editions.keys()].map((namespace) =>
      this.#ensure(language, namespace).catch((error: unknown) => {
        if (hostBundles.some((bundle) => bundle === namespace)) throw error;
        this.#useFallback(language, namespace);
      }),
    );
    await Promise.all(changes);
    together(() => {
      this.language = language;
      void this.i18n.changeLanguage(languages[language].tag);
    });
  }

  #useFallback(language: Language, namespace: string): void {
    const texts: Bundle | undefined = this.i18n.getResourceBundle(languages[this.language].tag, namespace);
    if (texts) this.i18n.addResourceBundle(languages[language].tag, namespace, texts);
  }

  #ensure(language: Language, namespace: string): Promise<void> {
    const key = `${language}/${namespace}`;
    const known = this.#loading.get(key);
    if (known) return known;
    const isLast = () => this.#loading.get(key) === loading;
    const loading = tracked(
      this.#source(language, namespace).then((bundle) => {
        if (isLast()) this.i18n.addResourceBundle(languages[language].tag, namespace, bundle);
      }),
    );
    this.#loading.set(key, loading);
    loading.catch(() => isLast() && this.#loading.delete(key));
    return loading;
  }
}

/** Adds status fields to a promise, as React's `use` reads them, so that a resolved one does not suspend. */
function tracked(promise: Promise<void>): Promise<void> {
  const state = Object.assign(promise, { status: 'pending', value: undefined, reason: undefined as unknown });
  promise.then(
    () => {
      state.status = 'fulfilled';
    },
    (reason: unknown) => {
      Object.assign(state, { status: 'rejected', reason });
    },
  );
  return promise;
}
