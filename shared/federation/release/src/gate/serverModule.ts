import vm from 'node:vm';
import { isShared } from '@marquee/federation-build/sharedModules';
import { exportNameOf } from '@marquee/federation-runtime/defineRemote';
import type { Check } from './rules';

/** Ends the loading of a module that never ends, ms. A module that ends has time on a busy machine as well. */
const timeout = 5_000;

/** A stub for shared modules: can be read, called, extended and destructured, and does nothing. */
const anything: unknown = new Proxy(function anything() {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : anything),
  apply: () => anything,
  construct: () => ({}),
});

/**
 * The server file must load in isolation: with shared modules only, without browser or Node APIs, and with an export
 * for each page and section. It is loaded in a sandbox.
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

/** The reason of a failure, in one line; nothing on success. */
function problemOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Error).message?.split('\n')[0] ?? String(error);
  }
}
