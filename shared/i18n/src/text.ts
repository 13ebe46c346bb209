import { type Language, languages } from '@marquee/contract/languages';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The host's message bundles (R3.32), loaded per language when first needed. */
export const hostBundles = ['ui', 'validation', 'errors', 'messages', 'misc'] as const;

/** A flat bundle: key → text with `{{placeholders}}` and plural suffixes. */
export type Bundle = Record<string, string>;

/** Where texts come from: the host's own chunks, or a remote's release folder. */
export type BundleSource = (language: Language, namespace: string) => Promise<Bundle>;

/**
 * All texts of the page. One i18next instance lives in the host; remotes reach it only through the sdk, and cannot
 * initialise it again. A namespace is a host bundle or a remote's name.
 */
export class Texts {
  readonly i18n: i18n = createInstance();
  #source: BundleSource;
  #loading = new Map<string, Promise<void>>();
  #namespaces = new Set<string>();

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
      // Nothing is drawn before its texts are there, so a bundle that arrives concerns nobody else on the page.
      react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
    });
  }

  /**
   * Loads a namespace in the current language; the same promise for as long as it is there, so that React may `use` it.
   */
  load(namespace: string): Promise<void> {
    this.#namespaces.add(namespace);
    return this.#ensure(this.language, namespace);
  }

  /** Whether a namespace is there in the current language. */
  has(namespace: string): boolean {
    return this.i18n.hasResourceBundle(languages[this.language].tag, namespace);
  }

  /**
   * A namespace's texts for what is said after an event (dialogs, toasts): waits for the bundle. Rejects when it cannot
   * be had.
   */
  async textsOf<Key extends string>(
    namespace: string,
  ): Promise<(key: Key, values?: Record<string, string | number>) => string> {
    await this.load(namespace);
    return (key: string, values) => this.i18n.t(key, { ...values, ns: namespace });
  }

  /**
   * Changes the language once all loaded namespaces are there in it; nothing on the page is lost. The host's own texts
   * decide: a remote whose bundle cannot be had keeps the texts that it has, and holds back nobody. Rejects when a host
   * bundle fails.
   * @param together does the change in one step with what else shows the language
   */
  async change(language: Language, together: (speak: () => void) => void = (speak) => speak()): Promise<void> {
    const changes = [...this.#namespaces].map((namespace) =>
      this.#ensure(language, namespace).catch((error: unknown) => {
        if (hostBundles.some((bundle) => bundle === namespace)) throw error;
        this.#standIn(language, namespace);
      }),
    );
    await Promise.all(changes);
    together(() => {
      this.language = language;
      void this.i18n.changeLanguage(languages[language].tag);
    });
  }

  #standIn(language: Language, namespace: string): void {
    const texts: Bundle | undefined = this.i18n.getResourceBundle(languages[this.language].tag, namespace);
    if (texts) this.i18n.addResourceBundle(languages[language].tag, namespace, texts);
  }

  #ensure(language: Language, namespace: string): Promise<void> {
    const key = `${language}/${namespace}`;
    const known = this.#loading.get(key);
    if (known) return known;
    const loading = tracked(
      this.#source(language, namespace).then((bundle) => {
        this.i18n.addResourceBundle(languages[language].tag, namespace, bundle);
      }),
    );
    this.#loading.set(key, loading);
    loading.catch(() => this.#loading.delete(key));
    return loading;
  }
}

/** A promise that says how it stands, as React's `use` reads it: what is there is used at once, without a pause. */
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
