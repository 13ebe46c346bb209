/** Metrics recorded in the page. Times in ms since navigation. */
export interface PageNotes {
  fcp: number;
  lcp: number;
  /** The element of the largest paint, for diagnosis. */
  lcpElement: string;
  shifts: { at: number; value: number }[];
  longTasks: { at: number; milliseconds: number }[];
  /** Input events with their time to the next frame. */
  inputs: { at: number; name: string; milliseconds: number }[];
  /** Number of React renderers. */
  renderers: number;
}

declare global {
  interface Window {
    benchNotes: PageNotes;
    __mobxInstanceCount?: number;
  }
}

/** Runs in the page before any code of the site. */
export function probe(): void {
  const notes: PageNotes = {
    fcp: 0,
    lcp: 0,
    lcpElement: '',
    shifts: [],
    longTasks: [],
    inputs: [],
    renderers: 0,
  };
  window.benchNotes = notes;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { startTime, element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
    notes.lcp = startTime;
    notes.lcpElement = `${element?.tagName.toLowerCase() ?? ''} ${url ? new URL(url).pathname : ''}`.trim();
  });
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) notes.shifts.push({ at: startTime, value });
  });
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push({ at: startTime, milliseconds: duration }));
  const input = ({ startTime, duration, name }: PerformanceEntry) =>
    notes.inputs.push({ at: startTime, milliseconds: duration, name });
  observe('event', input, { durationThreshold: 16 });
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => ++notes.renderers,
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  });
}
