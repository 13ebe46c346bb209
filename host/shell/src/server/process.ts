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

/** Memory that a process may keep from page to page, as a share of its limits. */
const keepable = 0.65;

/** Resolves when everything that was set in motion at once has run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A short text of what was thrown, by whichever realm. */
const causeOf = (thrown: unknown) => String((thrown as Error | null)?.message ?? thrown).slice(0, 500) || 'unknown';

/**
 * The program of a renderer process: takes code and pages from the edge that started it, one after another, and says
 * whose code runs before it does. It ends with its edge, and by itself where it exceeds its limits or where its memory
 * is used up between two pages.
 */
export function serve(host: HostServerModule): void {
  const limits = JSON.parse(process.argv[2] ?? '') as RendererLimits;
  const watchdog = new Watchdog(limits);
  let current: string | undefined;

  function say(output: RendererOutput, said = () => {}): void {
    process.send?.(output, undefined, undefined, said);
  }
  /** Is written when this returns: what runs next may never let anything else be done. */
  function note(module: ServerModule | null): void {
    const name = module ? `${module.remote}@${module.version}` : undefined;
    if (name === current) return;
    current = name;
    writeSync(runningDescriptor, `${JSON.stringify(module)}\n`);
  }
  /** Whose code set in motion what runs now: what it left to promises and timers runs in its name, too. */
  const owner = new AsyncLocalStorage<ServerModule | null>();
  createHook({ before: () => note(owner.getStore() ?? null) }).enable();
  function running(module: ServerModule | null): void {
    owner.enterWith(module);
    note(module);
  }
  const modules = new RemoteModules({ shared: host.shared, running });

  /** Does something within the limits, and all that it has set in motion at once. Gives what it threw. */
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
  // A terminal and some supervisors signal whole groups; the edge ends this process when it needs it no more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // A promise of a remote that nobody waits for harms nobody.
  process.on('unhandledRejection', () => undefined);
  void watchdog.started.then(() => warmUp(host)).then(() => say({ kind: 'ready' }));
}

/**
 * Has the host's code run once, so that the first visitor does not wait for it. What comes of it is nobody's: a host
 * that fails here fails where it is seen.
 */
async function warmUp({ firstJob, renderPage }: HostServerModule): Promise<void> {
  if (!firstJob) return;
  const { signal } = new AbortController();
  await renderPage(firstJob, { moduleOf: () => undefined, running: () => undefined, signal }).catch(() => undefined);
  await settled();
}

/** The collector, which only realms have that are made while it is exposed. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
const collect = collector();

/**
 * Whether pages have left so much behind that the next one might not have enough: then it would be blamed for the
 * others.
 */
function isWorn({ memory }: RendererLimits): boolean {
  if (process.memoryUsage.rss() < memory * keepable) return false;
  collect();
  return process.memoryUsage.rss() > memory * keepable;
}
