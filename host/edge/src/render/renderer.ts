import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import {
  type PageJob,
  type RenderedPage,
  type RendererInput,
  type RendererOutput,
  runningDescriptor,
  type ServerModule,
  wornOut,
} from '@marquee/page/rendering';
import type { RenderLimits } from './limits';
import { nameOf } from './moduleFiles';

/** A module and its code. */
export interface Coded {
  module: ServerModule;
  code: string;
}

/** Why a process ended. */
export interface RendererEnd {
  cause: string;
  /** Whose code ran; null for the host's. */
  running: ServerModule | null;
  /** Not a failure: its memory was used up between two pages, or it was ended from outside. */
  isOrdinary: boolean;
}

/** Result of rendering a page: the page, an error of the host's own code, or the end of the process. */
export interface Outcome {
  page: RenderedPage | null;
  error: string | null;
  /** Modules that could not be loaded, and why. */
  unloaded: readonly { module: ServerModule; cause: string }[];
  end: RendererEnd | null;
}

/** Timeout of starting a process, ms; enough on a machine under full load, too. */
const startTime = 30_000;

/** How much of a process's stderr is kept, characters. */
const mostSaid = 4000;

/** Node's options for a process that may access only its program. */
function nodeOptions(program: string, { heap }: RenderLimits): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    permission,
    `--allow-fs-read=${program}`,
    // For the watchdog thread.
    '--allow-worker',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heap}`,
    '--max-semi-space-size=2',
  ];
}

/**
 * Settings by which this process returns memory to the system (glibc): its renderers get the same, and no other
 * environment variables.
 */
const allocatorSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => /^MALLOC_[A-Z]+(_[A-Z]+)*_?$/.test(name)));

/** One renderer process. It gets its program, limits and messages; no environment and no files. */
export class Renderer {
  /** Resolves when it can render, with false if it failed to start. */
  readonly started: Promise<boolean>;
  /** Resolves when it has ended. */
  readonly ended: Promise<RendererEnd>;
  isReady = false;
  isBusy = false;
  /** Number of pages that it was given. */
  pages = 0;
  readonly #child: ChildProcess;
  /** Modules that it has loaded. */
  readonly #loaded = new Map<string, ServerModule>();
  /** The last page that it was given. */
  job: PageJob | undefined;
  /** The last remote whose code ran. */
  last: ServerModule | null = null;
  #running: ServerModule | null = null;
  #said = '';
  #isStopped = false;
  #onOutput: (output: RendererOutput) => void = () => {};
  /**
   * Called if it ends while rendering. Awaiting `ended` for each page would leak memory as long as the process runs.
   */
  #left: (end: RendererEnd) => void = () => {};
  #gone: RendererEnd | null = null;

  constructor(
    readonly program: string,
    readonly limits: RenderLimits,
  ) {
    const { processor, silence, memory } = limits;
    this.#child = fork(program, [JSON.stringify({ processor, silence, memory })], {
      env: { TZ: 'UTC', ...allocatorSettings() },
      execArgv: nodeOptions(program, limits),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    });
    const running = this.#child.stdio[runningDescriptor] as Readable | undefined;
    running?.on('error', () => undefined);
    if (running) createInterface(running).on('line', (line) => this.#sane(() => this.#runs(JSON.parse(line))));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-mostSaid);
    });
    this.ended = new Promise((resolve) => {
      // Fired after the last message and stderr output.
      this.#child.once('close', (code, signal) => resolve(this.#end(code, signal)));
      this.#child.on('error', ({ message }) => {
        if (this.#child.pid === undefined) resolve(this.#end(null, message));
      });
    });
    const ready = new Promise<boolean>((resolve) => {
      this.#child.on('message', (output: RendererOutput) => {
        this.#sane(() => {
          if (output.kind === 'ready') resolve(true);
          this.#onOutput(output);
        });
      });
    });
    const slow = setTimeout(() => this.#child.kill('SIGKILL'), startTime);
    this.started = Promise.race([ready, this.ended.then(() => false)]).then((isReady) => {
      clearTimeout(slow);
      this.isReady = isReady;
      return isReady;
    });
    void this.ended.then((end) => {
      this.isReady = false;
      this.#gone = end;
      this.#left(end);
    });
    // If the system runs out of memory, it should kill this process before the edge. Linux only.
    if (this.#child.pid) writeFile(`/proc/${this.#child.pid}/oom_score_adj`, '1000').catch(() => undefined);
  }

  /** Renders a page with its modules. One at a time. Never rejects. */
  async render(job: PageJob, coded: readonly Coded[]): Promise<Outcome> {
    this.isBusy = true;
    this.pages++;
    this.job = job;
    const id = this.pages;
    const unloaded: { module: ServerModule; cause: string }[] = [];
    const outcome = new Promise<Omit<Outcome, 'unloaded'>>((resolve) => {
      this.#onOutput = (output) => {
        if (output.kind === 'page' && output.id === id)
          resolve({ page: pageIn(output), error: output.error, end: null });
        if (output.kind !== 'loaded') return;
        if (output.error === null) this.#loaded.set(nameOf(output.module), output.module);
        else unloaded.push({ module: output.module, cause: output.error });
      };
      this.#left = (end) => resolve({ page: null, error: null, end });
      if (this.#gone) this.#left(this.#gone);
    });
    for (const { module, code } of coded) if (!this.has(module)) this.#post({ kind: 'module', module, code });
    this.#post({ kind: 'page', id, job, milliseconds: this.limits.waiting });
    const come = await outcome;
    this.#onOutput = () => {};
    this.#left = () => {};
    this.isBusy = false;
    return { ...come, unloaded };
  }

  /** Whether it has loaded a module. */
  has(module: ServerModule): boolean {
    return this.#loaded.has(nameOf(module));
  }

  /** Drops other modules. */
  retain(isWanted: (module: ServerModule) => boolean): void {
    for (const [name, module] of this.#loaded) {
      if (isWanted(module)) continue;
      this.#loaded.delete(name);
      this.#post({ kind: 'drop', module });
    }
  }

  /** Kills it. Resolves when it has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  /** Messages to an ended process are dropped; `ended` reports the end. */
  #post(input: RendererInput): void {
    this.#child.send(input, () => undefined);
  }

  /** Reads a process's message. A process that sends invalid messages is killed. */
  #sane(read: () => void): void {
    try {
      read();
    } catch {
      this.#child.kill('SIGKILL');
    }
  }

  #runs(module: ServerModule | null): void {
    this.#running = module;
    this.last = module ?? this.last;
  }

  #end(code: number | null, signal: string | null): RendererEnd {
    const cause = causeOf(this.#said, code, signal);
    const isEnded = this.#isStopped || (cause === `ended by ${signal}` && !this.#running);
    return { cause, running: this.#running, isOrdinary: isEnded || code === wornOut };
  }
}

/** The page of an answer, if valid. */
function pageIn({ page }: { page: RenderedPage | null }): RenderedPage | null {
  return typeof page?.html === 'string' && Array.isArray(page.failures) ? page : null;
}

/** Why a process ended, from its last output. */
function causeOf(said: string, code: number | null, signal: string | null): string {
  const own = /^renderer: (.*)$/m.exec(said)?.[1];
  if (own) return own;
  if (/heap out of memory|Allocation failed/.test(said)) return 'out of memory';
  const thrown = /^(?:Uncaught )?(\w*Error: .*)$/m.exec(said)?.[1];
  return (thrown ?? (code === null ? `ended by ${signal}` : `ended with code ${code}`)).slice(0, 500);
}
