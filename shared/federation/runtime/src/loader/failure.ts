/**
 * Where a remote went wrong: while it was loaded or drawn in a browser, in the edge's renderers (`server`), or where
 * the browser drew something else than the server (`hydrate`).
 */
export type FailurePhase = 'entry' | 'evaluate' | 'module' | 'render' | 'locale' | 'server' | 'hydrate';

/** One failure, as it lands in the sink. */
export interface RemoteFailure {
  remote: string;
  version: string;
  phase: FailurePhase;
  cause: string;
}

/** What the runtime says of a file that did not arrive. */
export const lostFile = /Loading (CSS )?chunk/i;

/** How a failure begins that is only one of time. */
const unanswered = 'no answer within';

const isLost = ({ phase, cause }: RemoteFailure) =>
  phase === 'entry' || phase === 'locale' || lostFile.test(cause) || cause.startsWith(unanswered);

/**
 * Thrown when no version of a remote could give what was asked for. `offline` means that nothing is wrong with it,
 * `unanswered` that nobody said where it is.
 */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';

  constructor(
    readonly remote: string,
    readonly offline: boolean,
    readonly failures: RemoteFailure[],
    readonly unanswered = false,
    /** Resolves when something arrives that was only given up for its time: then it is there at the next try. */
    readonly late?: Promise<unknown>,
  ) {
    super(offline ? `${remote}: no network` : `${remote}: ${failures.at(-1)?.cause ?? 'no version to run'}`);
  }

  /**
   * Whether its files did not arrive: it may be there at the next try. What did arrive and failed, or was withdrawn, is
   * not.
   */
  get isAway(): boolean {
    return this.offline || this.unanswered || (this.failures.length > 0 && this.failures.every(isLost));
  }
}

/** Rejects after `milliseconds`, calling `onLate` first. */
export async function within<Value>(milliseconds: number, work: Promise<Value>, onLate: () => void): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new Error(`${unanswered} ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A short text of anything that was thrown, without a stack; of the runtime's long reports the part that says why. */
export function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const reason = /Original Error Message:\s*([\s\S]+)/.exec(text)?.[1] ?? text;
  return reason.replace(/\s+/g, ' ').trim().slice(0, 500) || 'unknown';
}
