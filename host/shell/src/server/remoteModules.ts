import { compileFunction } from 'node:vm';
import type { ServerModule } from '@marquee/page/rendering';
import { createRealm } from './realm';

/** Dependencies of remotes' modules. */
interface Dependencies {
  /** All that modules may require, by share key. */
  shared: Readonly<Record<string, unknown>>;
  /** Called with the module whose code runs next. */
  running: (module: ServerModule | null) => void;
}

const keyOf = ({ remote, version, integrity }: ServerModule) => `${remote}@${version} ${integrity}`;

/** The remotes' modules of a process, each in its own realm, which is freed when the module is dropped. */
export class RemoteModules {
  #kept = new Map<string, Record<string, unknown>>();
  #timers = new Set<NodeJS.Timeout>();

  constructor(readonly dependencies: Dependencies) {}

  /** Runs a module's code (CommonJS). Throws what it throws. */
  load(module: ServerModule, code: string): void {
    const { shared, running } = this.dependencies;
    running(module);
    const realm = createRealm((work, start) => {
      const timer = start(work);
      this.#timers.add(timer);
      return timer;
    });
    const filename = `${module.remote}@${module.version}/${module.file}`;
    const run = compileFunction(code, ['module', 'exports', 'require'], { parsingContext: realm, filename });
    const made = { exports: {} as Record<string, unknown> };
    run(made, made.exports, (name: string) => {
      if (Object.hasOwn(shared, name)) return shared[name];
      throw new Error(`${name} is not shared with remotes`);
    });
    this.#kept.set(keyOf(module), made.exports);
  }

  /** The exports of a module; undefined if it was not loaded. */
  of(module: ServerModule): Record<string, unknown> | undefined {
    return this.#kept.get(keyOf(module));
  }

  drop(module: ServerModule): void {
    this.#kept.delete(keyOf(module));
  }

  /** Stops the modules' timers: none of their code runs between two pages. */
  stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
