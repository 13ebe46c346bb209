import { type Context, constants, createContext } from 'node:vm';

/** Starts a timer of a realm, with what calls the work in it. */
export type TimerMaker = (work: () => void, start: (call: () => void) => NodeJS.Timeout) => NodeJS.Timeout;

type Work = (...given: unknown[]) => void;

const silent = () => undefined;
const silentConsole = Object.fromEntries(
  ['debug', 'error', 'group', 'groupEnd', 'info', 'log', 'table', 'time', 'timeEnd', 'trace', 'warn'].map((name) => [
    name,
    silent,
  ]),
);

/** What a realm does not have although the language does: memory of threads, by which one waits for ever. */
const taken = ['SharedArrayBuffer', 'Atomics', 'WebAssembly'];

/**
 * A realm for the code of one module: the language, and what rendering needs beside it. No process, no files, no
 * network, no code from texts. It keeps remotes apart from each other and from the host by mistake; it is no wall
 * against who wants to get out.
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
