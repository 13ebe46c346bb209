import type { RemoteFailure } from '@marquee/federation-runtime/loader/failure';
import type { Metrics } from '@marquee/kernel/metrics/metrics';
import { hostName, type PageJob, type RenderedPage, type ServerModule } from '@marquee/page/rendering';
import { Backoff } from './backoff';
import { type RenderLimits, usualLimits } from './limits';
import { ModuleFiles, nameOf } from './moduleFiles';
import type { Coded, Outcome, Renderer, RendererEnd } from './renderer';
import { RendererPool } from './rendererPool';
import { RenderMetrics } from './renderMetrics';

/** What renders pages. */
export interface RendererOptions {
  /** How many processes. */
  count: number;
  /** The file of the host's server build, or undefined while there is none. */
  program: () => string | undefined;
  /** The folder of releases. */
  releasesFolder: string;
  /** Whether the registry names a version for any visitor: others are dropped. */
  isNamed: (module: ServerModule) => boolean;
  /**
   * Takes failures of remotes, each once for the time that its version is left to the browsers, with the page on which
   * it showed; and those of the host's own parts, each as seldom.
   */
  failed: (failure: RemoteFailure, job: PageJob) => void;
  /** Takes faults of our own. */
  report: (error: unknown) => void;
  metrics?: Metrics | undefined;
  limits?: Partial<RenderLimits>;
  now?: () => number;
}

const pathOf = ({ address }: PageJob) => address.split('?', 1)[0] ?? '';

/**
 * Renders pages in a few processes, which know nothing and may use little. A page is tried again without the remote
 * that ended its process, then without any remote. A version that failed is left to the browsers for a time
 * (`Backoff`), and so is a path that the host itself cannot render.
 */
export class Renderers {
  readonly #files: ModuleFiles;
  readonly #pool: RendererPool;
  readonly #failed: Backoff;
  readonly #metrics: RenderMetrics;
  readonly #limits: RenderLimits;

  constructor(readonly options: RendererOptions) {
    const { count, program, report, releasesFolder, now } = options;
    this.#limits = { ...usualLimits, ...options.limits };
    this.#files = new ModuleFiles(releasesFolder);
    this.#failed = new Backoff(now);
    this.#metrics = new RenderMetrics(options.metrics, () => this.#pool.size);
    this.#pool = new RendererPool({
      count,
      program,
      report,
      limits: this.#limits,
      ended: (renderer, end) => this.#ended(renderer, end),
    });
    this.#pool.fill();
  }

  get count(): number {
    return this.options.count;
  }

  /** Resolves when pages can be rendered, or when it is known that they cannot be as yet. */
  started(): Promise<void> {
    return this.#pool.started();
  }

  /**
   * Renders a page. Null where it is to be given without its content: nobody waits longer than `limits.answer`, and a
   * page that nobody waits for (`isRemake`) not longer than `limits.remake`. Never rejects.
   */
  async render(job: PageJob, isRemake = false): Promise<RenderedPage | null> {
    const from = performance.now();
    const given = new AbortController();
    const { answer, remake } = this.#limits;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(
        () => {
          given.abort();
          resolve(null);
        },
        isRemake ? remake : answer,
      );
    });
    const rendered = this.#render(job, given.signal, isRemake).catch((error: unknown) => {
      this.options.report(error);
      return null;
    });
    const page = await Promise.race([rendered, late]);
    clearTimeout(timer);
    this.#metrics.rendered(page, (performance.now() - from) / 1000, isRemake);
    return page;
  }

  /** Ends the processes. Pages that are under way are null. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  async #render(job: PageJob, signal: AbortSignal, isRemake: boolean): Promise<RenderedPage | null> {
    if (this.#failed.has(pathOf(job))) return null;
    const coded = await this.#read(job);
    let suspect: { module: ServerModule; cause: string } | undefined;
    let isAlone = false;
    for (let attempt = 1; attempt <= 3; attempt++) {
      const renderer = await this.#pool.take(signal, isRemake);
      if (!renderer) return null;
      const wanted: readonly Coded[] = isAlone ? [] : coded.filter(({ module }) => !this.#isLeft(module));
      const attempted = this.#attempt(renderer, job, wanted).finally(() => this.#pool.release(renderer));
      const { page, error, end } = await attempted;
      // It failed with remotes and not without: who ran last is the most likely cause.
      if (page && suspect) this.#blame(suspect.module, suspect.cause, job);
      if (page) return page;
      if (end?.isOrdinary) continue;
      const cause = end?.cause ?? error ?? '';
      if (wanted.length === 0) {
        if (!this.#failed.add(pathOf(job))) return null;
        this.options.report(new Error(`${job.address} is not rendered: ${cause}`));
        this.#report({ remote: hostName, version: job.start.buildId, cause }, job);
        return null;
      }
      if (!end?.running && renderer.last) suspect = { module: renderer.last, cause };
      isAlone = attempt === 2 || !end?.running;
    }
    return null;
  }

  /** One try, and what is certain about who failed. */
  async #attempt(renderer: Renderer, job: PageJob, coded: readonly Coded[]): Promise<Outcome> {
    const modules = coded.map(({ module }) => module);
    // Something new is out: what it replaces leaves.
    if (modules.some((module) => !renderer.has(module))) {
      renderer.retain(this.options.isNamed);
      this.#files.retain(this.options.isNamed);
    }
    const outcome = await renderer.render({ ...job, modules }, coded);
    const { unloaded, page, end } = outcome;
    for (const { module, cause } of unloaded) this.#blame(module, cause, job);
    for (const { remote, version, module: part, cause } of page?.failures ?? []) {
      // The host goes on: it has no other version to give.
      const isOwn = remote === hostName && this.#failed.add(`${hostName} ${version} ${part}`);
      if (isOwn) this.#report({ remote, version, cause: `${part}: ${cause}` }, job);
      const module = modules.find((one) => one.remote === remote && one.version === version);
      if (module) this.#blame(module, cause, job);
    }
    if (end?.running && !end.isOrdinary) this.#blame(end.running, end.cause, job);
    return outcome;
  }

  /** A process ended by itself. One that had no page to render did so by what an earlier page had left. */
  #ended({ isBusy, last, job }: Renderer, { cause, running }: RendererEnd): void {
    this.#metrics.ended(running?.remote ?? 'host', cause);
    const module = running ?? last;
    if (!isBusy && module && job) this.#blame(module, cause, job);
  }

  /** The code of a page's modules, without those that are left to the browsers. */
  async #read({ modules, ...job }: PageJob): Promise<Coded[]> {
    const read = modules.map(async (module): Promise<Coded[]> => {
      if (this.#isLeft(module)) return [];
      try {
        return [{ module, code: await this.#files.read(module) }];
      } catch (error) {
        this.#blame(module, (error as Error).message, { modules, ...job });
        return [];
      }
    });
    return (await Promise.all(read)).flat();
  }

  #isLeft(module: ServerModule): boolean {
    return this.#failed.has(nameOf(module));
  }

  #blame(module: ServerModule, cause: string, job: PageJob): void {
    const { remote, version } = module;
    if (this.#failed.add(nameOf(module))) this.#report({ remote, version, cause }, job);
  }

  #report({ cause, ...whose }: Omit<RemoteFailure, 'phase'>, job: PageJob): void {
    this.options.failed({ ...whose, phase: 'server', cause: cause.slice(0, 500) || 'unknown' }, job);
  }
}
