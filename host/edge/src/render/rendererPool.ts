import { backOff } from '@marquee/kernel/work/backOff';
import type { RenderLimits } from './limits';
import { Renderer, type RendererEnd } from './renderer';

/** Options of a pool. */
export interface PoolOptions {
  /** Number of processes. */
  count: number;
  /** The file of the host's server build, or undefined if there is none. After a change, all processes are replaced. */
  program: () => string | undefined;
  limits: RenderLimits;
  /** Called if processes fail to start. */
  report: (error: unknown) => void;
  /** Called for each process that ended by itself. */
  ended: (renderer: Renderer, end: RendererEnd) => void;
}

/** A pool of renderer processes, each replaced at once when it ends; requests wait in a bounded queue. */
export class RendererPool {
  #all = new Set<Renderer>();
  #waiting = new Set<(renderer: Renderer | null) => void>();
  #program: string | undefined;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Whether this program was ever ready: until then nobody waits for it. */
  #hasRun = false;

  constructor(readonly options: PoolOptions) {}

  /** Number of processes: ready, and in total. */
  get size(): { ready: number; all: number } {
    return { ready: this.#ready().length, all: this.#all.size };
  }

  /** Processes that are ready or rendering. */
  #ready(): Renderer[] {
    return [...this.#all].filter(({ isReady }) => isReady);
  }

  /** Starts missing processes, and ends those with an outdated program. */
  fill(): void {
    if (this.#isClosed) return;
    const program = this.options.program();
    if (program !== this.#program) {
      this.#program = program;
      this.#hasRun = false;
      this.#failures = 0;
      clearTimeout(this.#retry);
      this.#retry = undefined;
      for (const renderer of this.#all) if (!renderer.isBusy) void renderer.stop();
    }
    if (program === undefined || this.#retry) return;
    const running = [...this.#all].filter((renderer) => renderer.program === program);
    for (let missing = this.options.count - running.length; missing > 0; missing--) this.#start(program);
  }

  /** Resolves when the first process of the current program is ready, or has failed to start. */
  async started(): Promise<void> {
    this.fill();
    const starts = [...this.#all].filter(({ program }) => program === this.#program).map(({ started }) => started);
    if (starts.length > 0) await Promise.race(starts);
  }

  /**
   * Takes a free process, or null: if none was ever ready, if the queue is full, or if `signal` is aborted first.
   * Revalidations leave half of the queue to visitors' pages.
   */
  async take(signal: AbortSignal, isRemake: boolean): Promise<Renderer | null> {
    this.fill();
    if (this.#isClosed || !this.#hasRun || signal.aborted) return null;
    const free = this.#ready().find((renderer) => !renderer.isBusy && renderer.program === this.#program);
    if (free) {
      this.#failures = 0;
      free.isBusy = true;
      return free;
    }
    const { queue } = this.options.limits;
    if (this.#waiting.size >= (isRemake ? queue / 2 : queue)) return null;
    return new Promise((resolve) => {
      const give = (renderer: Renderer | null) => {
        this.#waiting.delete(give);
        signal.removeEventListener('abort', leave);
        resolve(renderer);
      };
      const leave = () => give(null);
      signal.addEventListener('abort', leave);
      this.#waiting.add(give);
    });
  }

  /** Returns a process to the pool, for the longest waiting request. */
  release(renderer: Renderer): void {
    renderer.isBusy = false;
    if (!renderer.isReady) return;
    const [next] = this.#waiting;
    if (renderer.program !== this.#program) void renderer.stop();
    else if (next) {
      renderer.isBusy = true;
      next(renderer);
    }
  }

  /** Ends all processes. Resolves when none is left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    for (const give of this.#waiting) give(null);
    await Promise.all([...this.#all].map((renderer) => renderer.stop()));
  }

  #start(program: string): void {
    let renderer: Renderer;
    try {
      renderer = new Renderer(program, this.options.limits);
    } catch (error) {
      this.#failed(error);
      return;
    }
    this.#all.add(renderer);
    void renderer.started.then((isReady) => {
      if (!isReady) return;
      this.#hasRun = true;
      this.release(renderer);
    });
    void renderer.ended.then((end) => {
      this.#all.delete(renderer);
      if (this.#isClosed) return;
      if (!end.isOrdinary && renderer.pages === 0)
        return this.#failed(new Error(`a renderer does not start: ${end.cause}`));
      this.#failures = 0;
      if (!end.isOrdinary) this.options.ended(renderer, end);
      this.fill();
    });
  }

  /** If processes end before their first page, restarts use backoff, and the failure is reported once. */
  #failed(error: unknown): void {
    if (this.#retry) return;
    if (this.#failures === 0) this.options.report(error);
    // A whole pause: one timer starts all of them.
    const pause = backOff(this.#failures++, 1000, 60_000, 1);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.fill();
    }, pause);
  }
}
