import { afterSilence } from './silence';

/**
 * Where a remote failed: loading or rendering in a browser, in the edge's renderers (`server`), by a hydration
 * mismatch (`hydrate`), or before the page began (`host`). After it was shown: in what a press did (`press`), by a
 * script of its own that did not arrive (`chunk`), by lying over the host's controls (`cover`), or in anything else, as
 * a timer (`background`).
 */
export type FailurePhase =
  | ('entry' | 'evaluate' | 'module' | 'render' | 'locale' | 'server' | 'hydrate' | 'host')
  | ('press' | 'chunk' | 'cover' | 'background');

/** One failure, as reported. */
export interface RemoteFailure {
  remote: string;
  version: string;
  phase: FailurePhase;
  cause: string;
  /** URLs of the code that ran, with line and column, innermost first and a space between; of no other text. */
  places?: string;
  /** The same of the components that were drawn: where the error came up, and not why. */
  components?: string;
}

/** The runtime's message about a file that did not arrive. */
export const lostFile = /Loading (CSS )?chunk|dynamically imported module|Importing a module script failed/i;

/** Prefix of timeout failures. */
export const unanswered = 'no answer within';

/** Whether a file did not arrive, which is rarely a version's fault. */
export const isLost = ({ phase, cause }: Pick<RemoteFailure, 'phase' | 'cause'>): boolean =>
  phase === 'entry' || phase === 'locale' || phase === 'chunk' || lostFile.test(cause) || cause.startsWith(unanswered);

/**
 * No version of a remote could be loaded. `offline`: the network is down; `unanswered`: the registry request was not
 * answered.
 */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';

  constructor(
    readonly remote: string,
    readonly offline: boolean,
    readonly failures: RemoteFailure[],
    readonly unanswered = false,
    /** Resolves if the file arrives after the timeout: a retry will find it. */
    readonly late?: Promise<unknown>,
  ) {
    super(offline ? `${remote}: no network` : `${remote}: ${failures.at(-1)?.cause ?? 'no version to run'}`);
  }

  /** Whether its files did not arrive, so that a retry may help; false if they failed or were withdrawn. */
  get isAway(): boolean {
    return this.offline || this.unanswered || (this.failures.length > 0 && this.failures.every(isLost));
  }
}

/** Rejects after `milliseconds` of silence (`silence.ts`), calling `onLate` first. */
export async function within<Value>(milliseconds: number, work: Promise<Value>, onLate: () => void): Promise<Value> {
  let stop = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    stop = afterSilence(milliseconds, () => {
      onLate();
      reject(new Error(`${unanswered} ${milliseconds} ms`));
    });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop();
  }
}

/** Most URLs of one failure. */
const mostPlaces = 12;

/**
 * The end of a frame: a URL without its query, line and column; or code without a file, which the page did not load. Or
 * a line that is a URL alone.
 */
const frame =
  /([a-z-]+:\/\/[^\s()?#]{1,300}?)(?:[?#][^\s()]{0,300}?)?((?::\d+){1,2})\)?$|(<anonymous>|\beval(?: code)?|user-script\S{0,99}?)(?::\d+){1,2}\)?$|^([a-z-]+:\/\/[^\s()?#]{1,300})$/gm;

/** In `places`: code without a file. */
const noFile = 'anonymous';

/** The URL of a released file. */
const released = /\/releases\/([^/\s]+)\/([^/\s]+)\//;

/** The places in stacks and file names, in their order. Messages, which may hold a player's data, are left out. */
export function placesOf(...texts: readonly (string | null | undefined)[]): string {
  const places = new Map<string, string>();
  for (const text of texts)
    for (const [, url, position = '', , file] of text?.slice(0, 20_000).matchAll(frame) ?? []) {
      const name = url ?? file ?? noFile;
      if (!places.has(name)) places.set(name, name + position);
    }
  return [...places.values()].slice(0, mostPlaces).join(' ');
}

/** The version whose code ran, by the first released file in `places`. */
export function versionIn(places: string): Pick<RemoteFailure, 'remote' | 'version'> | null {
  const [, remote, version] = released.exec(places) ?? [];
  return remote && version ? { remote, version } : null;
}

/** A short text of any thrown value, without a stack; of the runtime's long reports only the reason. */
export function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const reason = /Original Error Message:\s*([\s\S]+)/.exec(text)?.[1] ?? text;
  return reason.replace(/\s+/g, ' ').trim().slice(0, 500) || 'unknown';
}
