import { languages } from '@marquee/contract/languages';
import { exportNameOf } from '@marquee/federation-runtime/defineRemote';
import type { PageLoader, RemoteState } from '@marquee/federation-runtime/loader';
import type { PageJob, ServerModule } from '@marquee/page/rendering';
import { singleRemotes } from '@marquee/single-remotes';
import { type ComponentType, createElement } from 'react';
import { partOf } from '../loading/place';

/** The sources of a page's parts. */
interface Dependencies {
  moduleOf: (module: ServerModule) => Record<string, unknown> | undefined;
  running: (module: ServerModule | null) => void;
}

/** Why a part is not rendered: its remote has no server code, or it is left to the browser. */
export class LeftToBrowser extends Error {
  override readonly name = 'LeftToBrowser';
}

const idle: RemoteState = { state: 'idle', version: undefined, why: undefined, failures: [], timings: [] };

/** The server's loader: modules are loaded already, or their parts are left to the browser. */
export class ServerLoader implements PageLoader {
  /** The parts that were requested and may be rendered here. */
  readonly #asked: { remote: string; version: string; module: string }[] = [];

  readonly #left = new Set<string>();

  constructor(
    private readonly job: PageJob,
    private readonly dependencies: Dependencies,
  ) {}

  async loadModule<Value>(remote: string, path: string): Promise<Value> {
    const single = singleRemotes[remote];
    if (single) {
      this.#asked.push({ remote, version: 'single', module: path });
      return exportOf(await single.modules[path]?.(), path);
    }
    const module = this.job.modules.find((one) => one.remote === remote);
    const { running, moduleOf } = this.dependencies;
    const exported = module && moduleOf(module);
    if (!exported) throw new LeftToBrowser(`${remote} is left to the browser`);
    this.#asked.push({ remote, version: module.version, module: path });
    running(module);
    const load = exported[path] as (() => unknown) | undefined;
    const Part = exportOf<ComponentType>(load?.(), path);
    running(null);
    const number = this.#asked.length - 1;
    const Marked = (props: object) => {
      running(module);
      return createElement(Part, props);
    };
    // This name identifies the part in an error's component stack.
    return Object.defineProperty(Marked, 'name', { value: `Part${number}` }) as Value;
  }

  /** The part in which an error occurred, from its component stack. */
  partIn(stack: string): string | undefined {
    const asked = this.#asked[Number(/\bPart(\d+)\b/.exec(stack)?.[1])];
    return asked && partOf(asked.remote, asked.module);
  }

  /** The parts that were rendered or failed here: all except those left to the browser. */
  get attempted() {
    return this.#asked.filter(({ remote }) => !this.#left.has(remote));
  }

  /** Texts are part of the page; missing ones are loaded by the browser. */
  async loadLocale(remote: string): Promise<Record<string, string>> {
    const single = singleRemotes[remote];
    if (single) return single.locale(languages[this.job.start.language].tag);
    this.#left.add(remote);
    throw new LeftToBrowser(`The texts of ${remote} are left to the browser`);
  }

  /** A page has one version of each remote. */
  versionOf(): undefined {}

  stateOf(): RemoteState {
    return idle;
  }

  preload(): void {}
  setIdle(): void {}
  mustLeave(): boolean {
    return false;
  }
  updateRegistry(): void {}
  reportRenderFailure(): void {}
  reportCover(): void {}
}

function exportOf<Value>(exported: unknown, path: string): Value {
  const part = (exported as Record<string, Value> | undefined)?.[exportNameOf(path)];
  if (part === undefined) throw new Error(`${path} does not export ${exportNameOf(path)}`);
  return part;
}
