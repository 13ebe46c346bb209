import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type HostServerModule,
  type PageJob,
  type RendererInput,
  type RendererLimits,
  type RendererOutput,
  runningDescriptor,
  type ServerModule,
  wornOut,
} from '@marquee/page/rendering';
import { idleTime } from './idleTime';
import { RemoteModules } from './remoteModules';
import { Watchdog } from './watchdog';

/** Share of the memory limit that may stay in use between pages. */
const keepable = 0.65;

/** Resolves after all work that is already queued. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A short text of a thrown value, of whichever realm. */
const causeOf = (thrown: unknown) => String((thrown as Error | null)?.message ?? thrown).slice(0, 500) || 'unknown';

/**
 * A renderer process: receives code and page jobs from its edge, one after another, and reports whose code runs next.
 * It exits with its edge, when it exceeds its limits, or when its memory is used up between two pages.
 */
export function serve(host: HostServerModule): void {
  const limits = JSON.parse(process.argv[2] ?? '') as RendererLimits;
  const watchdog = new Watchdog(limits);
  let current: string | undefined;

  function say(output: RendererOutput, said = () => {}): void {
    process.send?.(output, undefined, undefined, said);
  }
  /** Written synchronously: the code that runs next may block forever. */
  function note(module: ServerModule | null): void {
    const name = module ? `${module.remote}@${module.version}` : undefined;
    if (name === current) return;
    current = name;
    writeSync(runningDescriptor, `${JSON.stringify(module)}\n`);
  }
  /** The owner of the running code, also in its promises and timers. */
  const owner = new AsyncLocalStorage<ServerModule | null>();
  createHook({ before: () => note(owner.getStore() ?? null) }).enable();
  function running(module: ServerModule | null): void {
    owner.enterWith(module);
    note(module);
  }
  const modules = new RemoteModules({ shared: host.shared, running });

  /** Runs work within the limits, including what it queues at once. Returns the thrown error. */
  async function within(work: () => unknown): Promise<string | null> {
    watchdog.begin();
    let error: string | null = null;
    try {
      await work();
    } catch (thrown) {
      error = causeOf(thrown);
    }
    await settled();
    modules.stopTimers();
    running(null);
    watchdog.end();
    return error;
  }

  async function render(id: number, job: PageJob, milliseconds: number): Promise<void> {
    const late = new AbortController();
    const idle = idleTime(milliseconds, () => late.abort(new Error(`not ready after ${milliseconds} ms`)));
    let page = null;
    const error = await within(async () => {
      const moduleOf = (module: ServerModule) => modules.of(module);
      page = await host.renderPage(job, { moduleOf, running, signal: late.signal });
    });
    idle.end();
    say({ kind: 'page', id, page, error }, isWorn(limits) ? () => process.exit(wornOut) : undefined);
  }

  async function take(input: RendererInput): Promise<void> {
    if (input.kind === 'page') return render(input.id, input.job, input.milliseconds);
    const { module } = input;
    if (input.kind === 'drop') return modules.drop(module);
    const error = await within(() => modules.load(module, input.code));
    say({ kind: 'loaded', module, error });
  }

  let taken = Promise.resolve();
  process.on('message', (input: RendererInput) => {
    taken = taken.then(() => take(input));
  });
  process.on('disconnect', () => process.exit());
  // Terminals and some supervisors signal whole process groups; the edge ends this process itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // An unhandled rejection in a remote's code must not end the process.
  process.on('unhandledRejection', () => undefined);
  void watchdog.started.then(() => warmUp(host)).then(() => say({ kind: 'ready' }));
}

/**
 * Runs the host's code once, so that the first visitor does not wait for compilation. Errors are ignored: a faulty host
 * fails visibly with the first page.
 */
async function warmUp({ firstJob, renderPage }: HostServerModule): Promise<void> {
  if (!firstJob) return;
  const { signal } = new AbortController();
  await renderPage(firstJob, { moduleOf: () => undefined, running: () => undefined, signal }).catch(() => undefined);
  await settled();
}

/** The garbage collector; only realms created while it is exposed have it. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
const collect = collector();

/** Whether pages have left so much memory in use that the next one might exceed the limit and be blamed for it. */
function isWorn({ memory }: RendererLimits): boolean {
  if (process.memoryUsage.rss() < memory * keepable) return false;
  collect();
  return process.memoryUsage.rss() > memory * keepable;
}
