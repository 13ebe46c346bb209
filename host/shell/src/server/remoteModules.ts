import { compileFunction } from 'node:vm';
import type { ServerModule } from '@marquee/page/rendering';
import { createRealm } from './realm';

/** What modules of remotes run with. */
interface Dependencies {
  /** By share key: all that they may require. */
  shared: Readonly<Record<string, unknown>>;
  /** Is told whose code runs next. */
  running: (module: ServerModule | null) => void;
}

const keyOf = ({ remote, version, integrity }: ServerModule) => `${remote}@${version} ${integrity}`;

/**
 * The modules of remotes that a process has, each in a realm of its own: what is dropped leaves memory with its realm.
 */
export class RemoteModules {
  #kept = new Map<string, Record<string, unknown>>();
  #timers = new Set<NodeJS.Timeout>();

  constructor(readonly dependencies: Dependencies) {}

  /** Runs a module's code, CommonJS. Throws what it throws. */
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

  /** The exports of a module, or undefined where it was not loaded. */
  of(module: ServerModule): Record<string, unknown> | undefined {
    return this.#kept.get(keyOf(module));
  }

  drop(module: ServerModule): void {
    this.#kept.delete(keyOf(module));
  }

  /** Ends what modules wait for: nothing of theirs runs between two pages. */
  stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
