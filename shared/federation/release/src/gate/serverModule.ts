import vm from 'node:vm';
import { isShared } from '@marquee/federation-build/sharedModules';
import { exportNameOf } from '@marquee/federation-runtime/defineRemote';
import type { Check } from './rules';

/** How long a module may take to be loaded, ms. */
const timeout = 500;

/** Stands for whatever the host shares: it can be read, called, extended and taken apart, and does nothing. */
const anything: unknown = new Proxy(function anything() {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : anything),
  apply: () => anything,
  construct: () => ({}),
});

/**
 * What renders on the server must load there: with the modules of the shared table alone, without a browser and without
 * Node, and with an export for each page and section. It is loaded for that, beside nothing.
 */
export const serverModule: Check = ({ compiled, files, read }) => {
  const { server } = compiled;
  if (!server) return [];
  if (!files.includes(server.file)) return [`${server.file} is missing`];
  const require = (name: string) => {
    if (!isShared(name)) throw new Error(`it requires ${name}, which the host does not share`);
    return anything;
  };
  const module = { exports: {} as Record<string, unknown> };
  const context = vm.createContext({ module, exports: module.exports, require, console: {} });
  const problem = problemOf(() => vm.runInContext(read(server.file), context, { timeout }));
  if (problem) return [`${server.file} cannot be loaded on a server: ${problem}`];
  const { exports } = module;
  return Object.keys(compiled.modules).flatMap((path) => {
    if (typeof exports[path] !== 'function') return [`${path} is not in ${server.file}`];
    context.load = exports[path];
    const failed = problemOf(() => {
      const found = vm.runInContext('load()', context, { timeout }) as Record<string, unknown> | undefined;
      if (!found?.[exportNameOf(path)]) throw new Error(`it does not export ${exportNameOf(path)}`);
    });
    return failed ? [`${path} cannot be loaded on a server: ${failed}`] : [];
  });
};

/** Why something fails, in one line; nothing where it does not. */
function problemOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Error).message?.split('\n')[0] ?? String(error);
  }
}
