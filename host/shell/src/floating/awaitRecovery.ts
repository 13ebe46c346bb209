import { backOff } from '@marquee/kernel/work/backOff';

/** Backoff between retries, and the timeout of a retry, ms. */
const defaultTimes = { wait: (tries: number) => backOff(tries, 1000, 15_000), silence: 2000 };

/** Whether a retry is useful now, and when it becomes so; replaceable in tests. */
export interface Attention {
  isThere: () => boolean;
  /** Returns a function that unsubscribes. */
  onReturn: (work: () => void) => () => void;
}

/** The page is visible and online. */
const pageAttention: Attention = {
  isThere: () => document.visibilityState === 'visible' && navigator.onLine,
  onReturn: (work) => {
    addEventListener('online', work);
    document.addEventListener('visibilitychange', work);
    return () => {
      removeEventListener('online', work);
      document.removeEventListener('visibilitychange', work);
    };
  },
};

/** Schedules work; the returned function cancels it. */
type Later = (work: () => void, milliseconds: number) => () => void;

const pageLater: Later = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** What is called, and the callbacks. */
export interface RecoveryOptions {
  /** Whether calls succeed. Never rejects. */
  ask: () => Promise<boolean>;
  /** Called after each failed retry, and when one has timed out. */
  onUnavailable: () => void;
  /**
   * Called on recovery, after which nothing is asked. `wasUnavailable`: the first call failed, or the page was hidden
   * meanwhile.
   */
  onRecovered: (wasUnavailable: boolean) => void;
  attention?: Attention;
  times?: typeof defaultTimes;
  /** Timers; replaceable in tests. */
  later?: Later;
}

/**
 * Retries until calls succeed: at once, then with backoff, only while useful; and at once when it becomes useful again.
 * Returns a function that stops it.
 */
export function awaitRecovery({
  ask,
  onUnavailable,
  onRecovered,
  attention = pageAttention,
  times: { wait, silence } = defaultTimes,
  later = pageLater,
}: RecoveryOptions): () => void {
  let forget = () => {};
  let tries = 0;
  let isAsking = false;
  let isOver = false;
  let wasUnavailable = !attention.isThere();

  async function next(): Promise<void> {
    forget();
    if (isOver || isAsking || !attention.isThere()) return;
    isAsking = true;
    const isAnswered = later(reportUnavailable, silence);
    const isBack = await ask();
    isAnswered();
    isAsking = false;
    if (isOver) return;
    if (isBack) {
      stop();
      onRecovered(wasUnavailable);
      return;
    }
    reportUnavailable();
    forget = later(() => void next(), wait(tries++));
  }

  function reportUnavailable(): void {
    if (isOver) return;
    wasUnavailable = true;
    onUnavailable();
  }

  const unsubscribe = attention.onReturn(() => void next());
  function stop(): void {
    isOver = true;
    forget();
    unsubscribe();
  }

  void next();
  return stop;
}
