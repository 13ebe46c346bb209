import { exportNameOf } from '@marquee/federation/defineRemote';
import type { PageLoader, RemoteState } from '@marquee/federation/loader';
import { type ComponentType, createElement } from 'react';
import type { PageJob, ServerModule } from '../rules/rendering';

/** What the page's parts come from. */
interface Surroundings {
  moduleOf: (module: ServerModule) => Record<string, unknown> | undefined;
  running: (module: ServerModule | null) => void;
}

/** Why a part is not rendered: its remote has no code for the server, or is left to the browser. */
export class LeftToBrowser extends Error {
  override readonly name = 'LeftToBrowser';
}

const idle: RemoteState = { state: 'idle', version: undefined, why: undefined, failures: [], timings: [] };

/** The loader of the server: the remotes' modules are there already, or their parts are left to the browser. */
export class ServerLoader implements PageLoader {
  /** The parts that were asked for and may be rendered here. */
  readonly asked: { remote: string; version: string; module: string }[] = [];

  constructor(
    private readonly job: PageJob,
    private readonly surroundings: Surroundings,
  ) {}

  async loadModule<Value>(remote: string, path: string): Promise<Value> {
    const module = this.job.modules.find((one) => one.remote === remote);
    const { running, moduleOf } = this.surroundings;
    const exported = module && moduleOf(module);
    if (!exported) throw new LeftToBrowser(`${remote} is left to the browser`);
    this.asked.push({ remote, version: module.version, module: path });
    running(module);
    const load = exported[path] as (() => Record<string, ComponentType>) | undefined;
    const Part = load?.()[exportNameOf(path)];
    running(null);
    if (!Part) throw new Error(`${path} does not export ${exportNameOf(path)}`);
    const Marked = (props: object) => {
      running(module);
      return createElement(Part, props);
    };
    return Marked as Value;
  }

  /** Texts come with the page; those that did not are the browser's to fetch. */
  loadLocale(remote: string): Promise<Record<string, string>> {
    return Promise.reject(new LeftToBrowser(`The texts of ${remote} are left to the browser`));
  }

  stateOf(): RemoteState {
    return idle;
  }

  preload(): void {}
  setIdle(): void {}
  updateRegistry(): void {}
  reportRenderFailure(): void {}
}
