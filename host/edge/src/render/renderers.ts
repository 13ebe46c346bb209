import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { RemoteFailure } from '@marquee/federation-runtime/loader/failure';
import type { Metrics } from '@marquee/kernel/metrics/metrics';
import type { PageJob, RenderedPage, ServerModule } from '@marquee/page/rendering';
import { Backoff } from './backoff';
import { type RenderLimits, usualLimits } from './limits';
import { ModuleFiles, nameOf } from './moduleFiles';
import type { Coded, Outcome, Renderer, RendererEnd } from './renderer';
import { RendererPool } from './rendererPool';
import { renderMetrics } from './renderMetrics';

/** Options of the renderers. */
export interface RendererOptions {
  /** Number of processes. */
  count: number;
  /** The file of the host's server build, or undefined if there is none. */
  program: () => string | undefined;
  /** The folder of releases. */
  releasesFolder: string;
  /** Whether the registry names a version for any visitor: others are dropped. */
  isNamed: (module: ServerModule) => boolean;
  /**
   * Receives failures of remotes, each once per backoff of its version, with the page on which it occurred; and those
   * of the host's own parts, just as rarely.
   */
  failed: (failure: RemoteFailure, job: PageJob) => void;
  /** Receives our own errors. */
  report: (error: unknown) => void;
  metrics?: Metrics | undefined;
  limits?: Partial<RenderLimits>;
  now?: () => number;
}

const pathOf = ({ address }: PageJob) => address.split('?', 1)[0] ?? '';

/**
 * Renders pages in a few processes with restricted access and resources. A page is retried without the remote that
 * ended its process, then without any remote. A failed version is left to browsers during a backoff (`Backoff`), and so
 * is a path that the host itself cannot render.
 */
export class Renderers {
  readonly #files: ModuleFiles;
  readonly #pool: RendererPool;
  readonly #failed: Backoff;
  readonly #metrics: ReturnType<typeof renderMetrics>;
  readonly #size = () => this.#pool.size;
  readonly #limits: RenderLimits;

  constructor(readonly options: RendererOptions) {
    const { count, program, report, releasesFolder, now } = options;
    this.#limits = { ...usualLimits, ...options.limits };
    this.#files = new ModuleFiles(releasesFolder);
    this.#failed = new Backoff(now);
    this.#metrics = renderMetrics(options.metrics);
    this.#pool = new RendererPool({
      count,
      program,
      report,
      limits: this.#limits,
      ended: (renderer, end) => this.#ended(renderer, end),
    });
    this.#metrics.sizes.add(this.#size);
    this.#pool.fill();
  }

  get count(): number {
    return this.options.count;
  }

  /** Resolves when pages can be rendered, or when it is known that they cannot yet. */
  started(): Promise<void> {
    return this.#pool.started();
  }

  /**
   * Renders a page. Null if it should be served as a skeleton: the timeout is `limits.answer`, or `limits.remake` for a
   * revalidation (`isRemake`). Never rejects.
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

  /** Ends the processes. Pages in progress become null. */
  close(): Promise<void> {
    this.#metrics.sizes.delete(this.#size);
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
      // It failed with remotes and worked without: the one that ran last is the most likely cause.
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

  /** One attempt, and which module certainly failed. */
  async #attempt(renderer: Renderer, job: PageJob, coded: readonly Coded[]): Promise<Outcome> {
    const modules = coded.map(({ module }) => module);
    // There are new releases: drops the replaced ones.
    if (modules.some((module) => !renderer.has(module))) {
      renderer.retain(this.options.isNamed);
      this.#files.retain(this.options.isNamed);
    }
    const outcome = await renderer.render({ ...job, modules }, coded);
    const { unloaded, page, end } = outcome;
    for (const { module, cause } of unloaded) this.#blame(module, cause, job);
    for (const { remote, version, module: part, cause } of page?.failures ?? []) {
      // The host continues: it has no other version to fall back to.
      const isOwn = remote === hostName && this.#failed.add(`${hostName} ${version} ${part}`);
      if (isOwn) this.#report({ remote, version, cause: `${part}: ${cause}` }, job);
      const module = modules.find((one) => one.remote === remote && one.version === version);
      if (module) this.#blame(module, cause, job);
    }
    if (end?.running && !end.isOrdinary) this.#blame(end.running, end.cause, job);
    return outcome;
  }

  /** A process ended by itself. If it was idle, an earlier page was the cause. */
  #ended({ isBusy, last, job }: Renderer, { cause, running }: RendererEnd): void {
    this.#metrics.ended(running?.remote ?? 'host', cause);
    const module = running ?? last;
    if (!isBusy && module && job) this.#blame(module, cause, job);
  }

  /** The code of a page's modules, without those left to browsers. */
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
