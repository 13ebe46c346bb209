import type { Storage, StorageArea } from './storage';

/** Values of a form's fields by name. Amounts are minor units. */
export type FormValues = Record<string, string | number | boolean | null>;

/** What was typed into one form, and the idempotency key of a submission whose outcome is unknown. */
export interface TypedForm {
  values: FormValues;
  requestId?: string | undefined;
}

/** The page that was left: its path, and its history state, which may hold a step of it. */
export interface LeftPage {
  path: string;
  state: unknown;
}

/** A form whose text survives the end of its session. */
export interface KeptForm {
  /** Its name on the page; the same in every render. */
  name: string;
  initial: object;
  /** Its values, or a function that reads them. */
  values: object | (() => object);
  /** The idempotency key of a submission whose outcome is unknown. */
  requestId?: () => string | undefined;
  /** Called with the values that this player had typed before a login, once stored state may be shown. */
  take: (typed: TypedForm) => void;
}

/** What keeping forms needs of the page. */
export interface KeptFormsOptions {
  /** The page's storage, which says when stored state may be shown. */
  page: Pick<Storage, 'restore'>;
  now: () => number;
  /** Account id of the player; empty for a visitor. */
  player: () => string;
  /** The tab's storage; by default the session storage of this browser. */
  tab?: StorageArea | undefined;
}
