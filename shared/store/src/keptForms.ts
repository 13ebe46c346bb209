import type { KeptForm, KeptFormsOptions, LeftPage } from './keptForm';
import type { KeptRecord } from './keptRecord';

/**
 * Keeps what was typed into the forms of a page while its player has to log in again, in this tab. The work is in
 * {@link KeptRecord}, which is loaded with the first form.
 */
export class KeptForms {
  #options: KeptFormsOptions;
  #record: KeptRecord | undefined;

  constructor(options: KeptFormsOptions) {
    this.#options = options;
  }

  /** The record; undefined if it cannot be loaded. */
  async load(): Promise<KeptRecord | undefined> {
    const part = await import('./keptRecord').catch(() => undefined);
    this.#record ??= part && new part.KeptRecord(this.#options);
    return this.#record;
  }

  /** Keeps a form while it is shown, and gives it back what its player had typed. Returns a function that ends it. */
  follow(key: string, form: { readonly current: KeptForm }): () => void {
    let isShown = true;
    let end: (() => void) | undefined;
    this.#options.page.restore(async () => {
      const record = await this.load();
      if (isShown) end = record?.follow(key, form);
    });
    return () => {
      isShown = false;
      end?.();
    };
  }

  /** Keeps the forms of the page, which is about to be left for the login. */
  keep(page?: LeftPage): void {
    this.#record?.keep(page);
  }

  /** Keeps a visitor's forms if the page at `from` is left for a login: `to`, or opened by a history state. */
  leave(from: string, to: string, state: unknown): void {
    this.#record?.leave(from, to, state);
  }

  /** Forgets everything: the player has signed out. */
  async forget(): Promise<void> {
    (await this.load())?.forget();
  }
}
