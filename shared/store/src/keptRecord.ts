import type { FormValues, KeptForm, KeptFormsOptions, LeftPage, TypedForm } from './keptForm';
import { Storage, type StorageArea } from './storage';

interface Stored {
  /** Account id of the player who typed; empty for a visitor. */
  player: string;
  /** ms since 1970. */
  at: number;
  forms: Record<string, TypedForm>;
  page?: LeftPage | undefined;
}

/** What was typed is kept for this long, ms: people look up a password, but leave a library's computer. */
const longest = 30 * 60_000;

/** Longest text of a field, and of everything that is kept, characters. */
const mostInField = 5000;
const most = 60_000;

/** Fields that are never kept, by their names: passwords, one-time codes, PINs, tokens and numbers of cards. */
const neverKept = /pass|secret|token|factor|card|cvc|cvv|otp|(^|_)(tac|code|pin)$/i;
/** The exception: the code of a bank is its name. */
const isKept = (field: string) => field === 'bank_code' || !neverKept.test(field);

/**
 * The record of typed forms in a tab's storage. Only the player who typed gets it back, once and not after half an
 * hour; what a visitor typed is for whoever logs in next in this tab. What is read is not trusted: storage can be
 * edited.
 */
export class KeptRecord {
  #options: KeptFormsOptions;
  #tab: Storage;
  #shown = new Map<object, string>();

  constructor(options: KeptFormsOptions) {
    this.#options = options;
    this.#tab = new Storage(options.tab ?? tabArea());
  }

  /** Adds a form of the page, and gives it what its player had typed. Returns a function that removes it. */
  follow(key: string, form: { readonly current: KeptForm }): () => void {
    this.#shown.set(form, key);
    const typed = this.#take(key, form.current.initial as FormValues);
    if (typed) form.current.take(typed);
    return () => void this.#shown.delete(form);
  }

  /** Keeps the changed values of the forms on the page, without secrets; of a player also the page's step. */
  keep(left?: LeftPage): void {
    const player = this.#options.player();
    const page = player === '' ? undefined : left;
    const typed = [...this.#shown].map(
      ([form, key]) => [key, typedIn((form as { current: KeptForm }).current)] as const,
    );
    const filled = typed.filter(([, { values }]) => Object.keys(values).length > 0);
    if (filled.length === 0 && page?.state == null) return;
    const before = this.#read();
    const forms = { ...(before?.player === player && before.forms), ...Object.fromEntries(filled) };
    this.#write({ player, at: this.#options.now(), forms, page });
  }

  /** Keeps a visitor's forms before a login. */
  leave(from: string, to: string, state: unknown): void {
    const isLogin = loginPath.test(to) || Boolean((state as { login?: unknown } | null)?.login);
    if (isLogin && !loginPath.test(from) && this.#options.player() === '') this.keep();
  }

  /** The history state with which the player had left the page at `path`, and forgets it. */
  takeState(path: string): unknown {
    const stored = this.#readOwn();
    const { page } = stored ?? {};
    if (!stored || !page || page.path !== path) return null;
    this.#write({ ...stored, page: undefined });
    return page.state;
  }

  /** Forgets what is stored. */
  forget(): void {
    this.#tab.remove(name);
  }

  #take(key: string, initial: FormValues): TypedForm | undefined {
    const stored = this.#readOwn();
    const { [key]: form, ...forms } = stored?.forms ?? {};
    if (!stored || !form) return undefined;
    this.#write({ ...stored, forms });
    const values = Object.entries(form.values).filter(
      ([field, value]) => isKept(field) && Object.hasOwn(initial, field) && fits(value, initial[field]),
    );
    const requestId = typeof form.requestId === 'string' ? form.requestId.slice(0, 64) : undefined;
    return { values: Object.fromEntries(values), requestId };
  }

  /** What is kept for the player; another one's is deleted, and waits only for a visitor, who may be that player. */
  #readOwn(): Stored | undefined {
    const stored = this.#read();
    const player = this.#options.player();
    if (!stored || stored.player === '' || stored.player === player) return stored;
    if (player !== '') this.#tab.remove(name);
    return undefined;
  }

  #read(): Stored | undefined {
    const stored: unknown = this.#tab.read(name);
    if (isStored(stored) && Math.abs(this.#options.now() - stored.at) <= longest) return stored;
    this.#tab.remove(name);
    return undefined;
  }

  #write(stored: Stored): void {
    const isEmpty = Object.keys(stored.forms).length === 0 && !stored.page;
    if (isEmpty || JSON.stringify(stored).length > most) this.#tab.remove(name);
    else this.#tab.write(name, stored);
  }
}

/** The session storage, which belongs to one tab; undefined where it is blocked, and on a server. */
function tabArea(): StorageArea | undefined {
  try {
    return typeof document === 'undefined' ? undefined : sessionStorage;
  } catch {
    return undefined;
  }
}

/** The pages of the login; their own forms are not kept. */
const loginPath = /^\/(login|register|forgot-password)$/;

/** The record's name in the storage. */
const name = 'forms';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isStored(value: unknown): value is Stored {
  if (!isObject(value) || !isObject(value.forms)) return false;
  const { player, at, forms, page } = value;
  return (
    typeof player === 'string' &&
    typeof at === 'number' &&
    Object.values(forms).every((form) => isObject(form) && isObject(form.values)) &&
    (page === undefined || (isObject(page) && typeof page.path === 'string'))
  );
}

/** Fields that were changed; only these are kept, so that an older value never replaces a newer one of the server. */
function typedIn({ initial, values, requestId }: KeptForm): TypedForm {
  const before = initial as FormValues;
  const now = Object.entries((typeof values === 'function' ? values() : values) as FormValues);
  const kept = now.filter(([field, value]) => value !== before[field] && isKept(field) && fits(value, value));
  return { values: Object.fromEntries(kept), requestId: requestId?.() };
}

/** Whether a value may stand in a field: of the kind of its initial value, of which null has none. */
function fits(value: unknown, initial: unknown): boolean {
  if (typeof value === 'string')
    return value.length <= mostInField && (initial === null || typeof initial === 'string');
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && (initial === null || typeof initial === 'number');
  if (value === null) return initial === null || typeof initial === 'number';
  return typeof value === 'boolean' && typeof initial === 'boolean';
}
