/** Rules that a run may find broken. Those that files can break as well have the same names. */
export type RunRule =
  | 'failure'
  | 'server-render'
  | 'layout'
  | 'cleanup'
  | 'long-task'
  | 'shell-access'
  | 'foreign-origin'
  | 'intrinsic'
  | 'global'
  | 'global-css'
  | 'policy';

/** What code of a candidate did that is noted when it is done, and where in its files. */
export interface Action {
  rule: RunRule;
  what: string;
  /** Address with line and column; empty where the browser does not say. */
  at: string;
}

/** Where an element stands, CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a page is outside of its `main`, and what its realm is. */
export interface PageState {
  /** Header, navigation and footer by their order. */
  boxes: Record<string, Box>;
  /** Computed styles of what they consist of, by place. */
  styles: Record<string, string>;
  /** Controls of theirs that nothing lies over. */
  reachable: string[];
  /** Elements directly in the body and the root, and what is written on them. */
  around: string[];
  /** Style sheets that no file stands for. */
  looseStyles: number;
  title: string;
  /** Whether a click on the header is heard by who listens last. */
  isClickable: boolean;
  /** Names that the global object has beyond those of an empty page. */
  globals: string[];
  /** Properties of the platform that are not what they were before any code ran. */
  changed: string[];
  /** Keys of storage, and names of cookies. */
  stored: string[];
  /** What the candidate still has: listeners on window and document, intervals. */
  alive: Action[];
}

/** What was seen of one visit. */
export interface Visit {
  path: string;
  actions: Action[];
  /** Failures that the page reported. */
  failures: { remote: string; version: string; phase: string; cause: string }[];
  /** Errors that nobody caught, and refusals of the policy. */
  errors: string[];
  /** Addresses of other origins that were asked, and those that the tab was led to. */
  foreign: string[];
  /** Whether `main` had something other than skeletons in the end. */
  hasContent: boolean;
  /** Whether another page came when it was left. */
  leaves: boolean;
  /** Parts that the server left to the browser. */
  unrendered: string[];
  /** While the page was there, and after it was left. Null where the page gave no answer. */
  during: PageState | null;
  after: PageState | null;
  /** How often the tab loaded a document that nobody asked for. */
  reloads: number;
}
