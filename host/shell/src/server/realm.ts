import { type Context, constants, createContext } from 'node:vm';

/** Starts a timer of a realm, through a wrapper of its callback. */
export type TimerMaker = (work: () => void, start: (call: () => void) => NodeJS.Timeout) => NodeJS.Timeout;

type Work = (...given: unknown[]) => void;

const silent = () => undefined;
const silentConsole = Object.fromEntries(
  ['debug', 'error', 'group', 'groupEnd', 'info', 'log', 'table', 'time', 'timeEnd', 'trace', 'warn'].map((name) => [
    name,
    silent,
  ]),
);

/** Removed from a realm: shared memory and WebAssembly, which could block forever. */
const taken = ['SharedArrayBuffer', 'Atomics', 'WebAssembly'];

/**
 * A realm for one module's code: the language, and what rendering needs. No process, files, network or `eval`. It
 * isolates remotes and the host from each other's mistakes; it is no sandbox against attackers.
 */
export function createRealm(timer: TimerMaker): Context {
  const realm = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  for (const name of taken) delete realm[name];
  Object.assign(realm, {
    console: silentConsole,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    AbortSignal,
    Event,
    EventTarget,
    performance: { now: () => performance.now() },
    atob,
    btoa,
    structuredClone,
    queueMicrotask,
    setTimeout: (work: Work, milliseconds?: number, ...given: unknown[]) =>
      timer(
        () => work(...given),
        (call) => setTimeout(call, milliseconds),
      ),
    setInterval: (work: Work, milliseconds?: number, ...given: unknown[]) =>
      timer(
        () => work(...given),
        (call) => setInterval(call, milliseconds),
      ),
    setImmediate: (work: Work, ...given: unknown[]) =>
      timer(
        () => work(...given),
        (call) => setTimeout(call, 0),
      ),
    clearTimeout,
    clearInterval,
    clearImmediate: clearTimeout,
  });
  return realm;
}
