/** Rules that a run can find violated. Those also checked on files have the same names. */
export type RunRule =
  | 'failure'
  | 'server-render'
  | 'layout'
  | 'way-out'
  | 'cleanup'
  | 'long-task'
  | 'shell-access'
  | 'foreign-origin'
  | 'intrinsic'
  | 'global'
  | 'global-css'
  | 'policy'
  | 'calls'
  | 'size'
  | 'name';

/** An action of a candidate's code, recorded when it happened, with its source location. */
export interface Action {
  rule: RunRule;
  what: string;
  /** URL with line and column; empty if unknown. */
  at: string;
}

/** An element's position, CSS pixels. */
export interface Box {
  /** Whether it comes below the content, which its vertical position depends on. */
  isBelow: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The state of a page outside its `main`, and of its JavaScript realm. */
export interface PageState {
  /** Header, navigation and footer in order. */
  boxes: Record<string, Box>;
  /** Computed styles of their elements, by position. */
  styles: Record<string, string>;
  /** Their controls that nothing covers. */
  reachable: string[];
  /** Their controls that something of `main` covers, and what does. */
  covered: Record<string, string>;
  /** Elements directly in the body and the root, with their text. */
  around: string[];
  /** Style sheets without a file. */
  looseStyles: number;
  title: string;
  /** Characters of markup in `main`. */
  markup: number;
  /** Whether a click on the header reaches the last listener. */
  isClickable: boolean;
  /** Global names that an empty page lacks. */
  globals: string[];
  /** Platform properties that were modified. */
  changed: string[];
  /** Storage keys and cookie names. */
  stored: string[];
  /** Addresses of other origins that a form would send to. */
  forms: string[];
  /**
   * What of the candidate is still at work: listeners and observers on the page, intervals, and timers and frames that
   * start the next one.
   */
  alive: Action[];
}

/** The observations of one visit. */
export interface Visit {
  path: string;
  actions: Action[];
  /** Failures that the page reported. */
  failures: { remote: string; version: string; phase: string; cause: string }[];
  /** Uncaught errors, and CSP violations. */
  errors: string[];
  /** URLs of other origins that were requested or navigated to. */
  foreign: string[];
  /** Whether `main` finally had content other than skeletons. */
  hasContent: boolean;
  /** Whether navigating away worked. */
  leaves: boolean;
  /** Entries that the page added to the history by itself. */
  entries: number;
  /** The control that the tab key does not lead away from. */
  heldFocus: string | undefined;
  /** What came over the shell, by when, and whether Escape does not lead out of it. */
  covers: { when: 'late' | 'pressed'; what: string }[];
  /** Parts that the server did not render. */
  unrendered: string[];
  /** Whether the server gave the page up, which drew others. */
  isGivenUp: boolean;
  /** During the visit, and after leaving. Null if the page did not respond. */
  during: PageState | null;
  after: PageState | null;
  /** Number of unrequested page loads. */
  reloads: number;
  /** Number of calls of the backend. */
  calls: number;
  /** Staff calls that were made while the page was shown, in order. */
  asked: string[];
  /** Controls and pictures in `main` that a screen reader has no name for, by role. */
  unnamed: string[];
}
