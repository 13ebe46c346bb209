import { forgetEdge, forgetEnded, noteEdge } from '@marquee/federation-release/registry/edges';
import { idOf } from '@marquee/federation-release/registry/lineage';
import type { RegistrySource } from '../sources/registrySource';

/** How often it is looked whether another revision is served, ms. */
const lookEvery = 2_000;

/** How often it is said again what is served, ms: who is silent has ended. */
const sayEvery = 20_000;

/** What an edge's notes are made with. */
interface EdgeNotesOptions {
  registries: Pick<RegistrySource, 'folder' | 'current' | 'stays'>;
  report: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Says in the releases folder which revision this edge serves, for all who change or look at it (ADR 101). */
export class EdgeNotes {
  readonly #timer: NodeJS.Timeout;
  readonly #now: () => number;
  #said = '';
  #saidAt = Number.NEGATIVE_INFINITY;
  #serves = '';
  #since = new Date(0);
  #hasFailed = false;

  constructor(readonly options: EdgeNotesOptions) {
    this.#now = options.now ?? Date.now;
    this.#timer = setInterval(() => this.look(), lookEvery).unref();
    this.look();
  }

  /** Notes what is served, if it is another revision, or if that was said a while ago. */
  look(): void {
    const { registries, report } = this.options;
    try {
      const registry = registries.current();
      const { folder, stays } = registries;
      const now = this.#now();
      const serves = `${registry.revision} ${idOf(registry)}`;
      if (serves !== this.#serves) this.#since = new Date(now);
      this.#serves = serves;
      const text = `${serves} ${stays}`;
      if (text === this.#said && Math.abs(now - this.#saidAt) < sayEvery) return;
      noteEdge(folder, registry, { since: this.#since, stays });
      [this.#said, this.#saidAt] = [text, now];
      forgetEnded(folder);
    } catch (error) {
      if (!this.#hasFailed) report(error);
      this.#hasFailed = true;
    }
  }

  /** The edge ends. */
  close(): void {
    clearInterval(this.#timer);
    try {
      forgetEdge(this.options.registries.folder);
    } catch {
      // Whoever cannot write there has said nothing, either.
    }
  }
}
