import { afterSilence } from './silence';

/**
 * Where a remote failed: loading or rendering in a browser, in the edge's renderers (`server`), by a hydration
 * mismatch (`hydrate`), or before the page began (`host`).
 */
export type FailurePhase = 'entry' | 'evaluate' | 'module' | 'render' | 'locale' | 'server' | 'hydrate' | 'host';

/** One failure, as reported. */
export interface RemoteFailure {
  remote: string;
  version: string;
  phase: FailurePhase;
  cause: string;
  /** URLs of the code that ran, innermost first, with a space between; of no other text. */
  places?: string;
}

/** The runtime's message about a file that did not arrive. */
export const lostFile = /Loading (CSS )?chunk/i;

/** Prefix of timeout failures. */
const unanswered = 'no answer within';

/** Whether a file did not arrive, which is rarely a version's fault. */
export const isLost = ({ phase, cause }: Pick<RemoteFailure, 'phase' | 'cause'>): boolean =>
  phase === 'entry' || phase === 'locale' || lostFile.test(cause) || cause.startsWith(unanswered);

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

const frameUrl = /[a-z-]+:\/\/[^\s()?#]{1,300}?(?=:\d+(?::\d+)?\)?$|\s*$)/gm;

/** The URL of a released file. */
const released = /\/releases\/([^/\s]+)\/([^/\s]+)\//;

/** The URLs in stacks and file names, in their order. Messages, which may hold a player's data, are left out. */
export function placesOf(...texts: readonly (string | null | undefined)[]): string {
  // A frame ends with its URL; what else is in a line is a message or the name of a function.
  const urls = texts.flatMap((text) => text?.match(frameUrl) ?? []);
  return [...new Set(urls)].slice(0, mostPlaces).join(' ');
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
