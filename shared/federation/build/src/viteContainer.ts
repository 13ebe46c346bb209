/** A module of CommonJS. */
interface CommonModule {
  exports: object;
}

/** What a chunk's code is called with. */
type Factory = (require: (request: string) => unknown, exports: object, module: CommonModule) => void;

/** A shared module, as the host offers it in the share scope. */
interface Offered {
  lib?: () => unknown;
  get: () => unknown;
}

/** A file and its integrity. */
type Hashed = readonly [file: string, integrity: string];

/** What the container of a Vite build knows of it. */
export interface ViteBuild {
  /** The container's name. */
  name: string;
  /** Module → the chunks that it needs, its own last, and its style sheets. */
  modules: Record<string, { js: readonly Hashed[]; css: readonly Hashed[] }>;
  /** Shared modules that chunks ask for. */
  shared: readonly string[];
}

/**
 * The code of a Vite build's entry (ADR 86): a container of Module Federation without its runtime. Chunks are CommonJS
 * in calls of `define`; the host's modules come from its share scope. A function of its own arguments only: the entry
 * holds its text.
 */
export function viteContainer({ name, modules, shared }: ViteBuild): void {
  const base = new URL('.', (document.currentScript as HTMLScriptElement).src).href;
  const factories: Record<string, Factory> = {};
  const made: Record<string, CommonModule> = {};
  const asked: Record<string, Promise<void>> = {};
  const given: Record<string, unknown> = {};
  let scope: Record<string, Record<string, Offered>> = {};

  /** Adds an element for a file, with its hash and a time limit. A file that was lost may be asked for again. */
  const load = (kind: string, [file, integrity]: Hashed, element: HTMLElement, address: object) => {
    asked[file] ??= new Promise<void>((done, fail) => {
      const lose = () => fail(new Error(`Loading ${kind} ${file} failed`));
      setTimeout(lose, 5000);
      Object.assign(element, { integrity, crossOrigin: 'anonymous', onload: done, onerror: lose, ...address });
      document.head.append(element);
    }).catch((error: unknown) => {
      delete asked[file];
      element.remove();
      throw error;
    });
    return asked[file];
  };
  const script = (file: Hashed) => load('chunk', file, document.createElement('script'), { src: base + file[0] });
  const sheet = (file: Hashed) =>
    load('CSS chunk', file, document.createElement('link'), { rel: 'stylesheet', href: base + file[0] });

  const share = async (key: string) => {
    const [offered] = Object.values(scope[key] ?? {});
    if (!offered) throw new Error(`The host does not share ${key}`);
    const factory = offered.lib ?? (await offered.get());
    given[key] = (factory as () => unknown)();
  };

  const run = (file: string): object => {
    const known = made[file];
    if (known) return known.exports;
    const factory = factories[file];
    if (!factory) throw new Error(`${file} defines no chunk`);
    const module: CommonModule = { exports: {} };
    made[file] = module;
    const own = (request: string) => file.slice(0, file.lastIndexOf('/') + 1) + request.slice(2);
    try {
      factory((request) => (request in given ? given[request] : run(own(request))), module.exports, module);
    } catch (error) {
      delete made[file];
      throw error;
    }
    return module.exports;
  };

  const container = {
    base,
    define(file: string, factory: Factory) {
      factories[file] = factory;
    },
    init(offers: typeof scope) {
      scope = offers;
    },
    async get(module: string) {
      const { js, css } = modules[module] ?? { js: [], css: [] };
      const own = js.at(-1);
      if (!own) throw new Error(`${name} does not expose ${module}`);
      await Promise.all([...js.map(script), ...css.map(sheet), ...shared.map(share)]);
      return () => run(own[0]);
    },
  };
  Object.assign(globalThis, { [name]: container });
}
