/**
 * Waits between questions: often at first, then ever more rarely, each up to a quarter longer or shorter, so that not
 * all pages ask at once; and after how long a question without an answer is as good as answered no. Milliseconds.
 */
const usualTimes = { waits: [1000, 2000, 4000, 8000, 15_000], silence: 2000 };

/** Whether it is of use to ask, and when it is so again; a test gives its own. */
export interface Attention {
  isThere: () => boolean;
  /** Returns a function that unsubscribes. */
  onReturn: (work: () => void) => () => void;
}

/** Somebody looks at the page, and the network is there. */
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

/** Does work later, unless the returned function is called before. */
type Later = (work: () => void, milliseconds: number) => () => void;

const pageLater: Later = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** What is asked, and what is said of it. */
export interface ReturnOptions {
  /** Whether calls are answered. Never rejects. */
  ask: () => Promise<boolean>;
  /** They are not; called after each question, and while one has no answer. */
  onAway: () => void;
  /** They are; nothing is asked afterwards. `wasAway`: not at once, or not before somebody looked again. */
  onBack: (wasAway: boolean) => void;
  attention?: Attention;
  times?: typeof usualTimes;
  /** The page's timers, unless a test gives its own. */
  later?: Later;
}

/**
 * Asks until calls are answered again: at once, then after waits, only while it is of use; and at once when it is so
 * again. Returns a function that ends it.
 */
export function awaitReturn({
  ask,
  onAway,
  onBack,
  attention = pageAttention,
  times: { waits, silence } = usualTimes,
  later = pageLater,
}: ReturnOptions): () => void {
  let forget = () => {};
  let tries = 0;
  let isAsking = false;
  let isOver = false;
  let wasAway = !attention.isThere();

  async function next(): Promise<void> {
    forget();
    if (isOver || isAsking || !attention.isThere()) return;
    isAsking = true;
    const isAnswered = later(sayAway, silence);
    const isBack = await ask();
    isAnswered();
    isAsking = false;
    if (isOver) return;
    if (isBack) {
      stop();
      onBack(wasAway);
      return;
    }
    sayAway();
    const wait = waits[Math.min(tries++, waits.length - 1)] ?? 0;
    forget = later(() => void next(), wait * (0.75 + Math.random() / 2));
  }

  function sayAway(): void {
    if (isOver) return;
    wasAway = true;
    onAway();
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
