import { type Envelope, failed } from '@marquee/contract/envelope';

/** Errors of a form by field name; values are keys of the `validation` bundle. */
export type FormErrors<V> = Partial<Record<keyof V & string, string>>;

/**
 * State of a form: values, errors, and the number of failed submissions. Each failure focuses the first invalid field;
 * typing never does.
 */
export interface FormState<V> {
  values: V;
  errors: FormErrors<V>;
  failures: number;
}

/** Sets a field's value and clears its error. */
export function typed<V extends object, K extends keyof V & string>(
  { values, errors, ...rest }: FormState<V>,
  field: K,
  value: V[K],
): FormState<V> {
  const { [field]: _, ...others } = errors;
  return { ...rest, values: { ...values, [field]: value }, errors: others as FormErrors<V> };
}

/** Sets the values that were typed before a login. */
export function filled<V extends object>(state: FormState<V>, values: Partial<V>): FormState<V> {
  return { ...state, values: { ...state.values, ...values } };
}

/**
 * Applies the result of a submission: errors at their fields, values unchanged. An error about a `sent` value is
 * dropped if the value has changed since.
 */
export function validated<V extends object>(
  { values, failures }: FormState<V>,
  found: FormErrors<V>,
  sent: V = values,
): FormState<V> {
  const fields = Object.keys(found) as (keyof V & string)[];
  const wrong = fields.filter((field) => found[field] && Object.is(values[field], sent[field]));
  const errors = Object.fromEntries(wrong.map((field) => [field, found[field]])) as FormErrors<V>;
  return { values, errors, failures: failures + (hasErrors({ errors }) ? 1 : 0) };
}

/** Whether a form has errors. */
export function hasErrors<V>({ errors }: { errors: FormErrors<V> }): boolean {
  return Object.keys(errors).length > 0;
}

/**
 * The idempotency key of a form: the same values sent again after a lost answer use the same key. Other values, or a
 * definite answer, start a new one.
 */
export class Intent<V extends object> {
  #make: () => string;
  #open: { values: V; key: string } | undefined;

  constructor(make: () => string = () => crypto.randomUUID()) {
    this.#make = make;
  }

  keyFor(values: V): string {
    if (!this.#open || !isSame(this.#open.values, values)) this.#open = { values, key: this.#make() };
    return this.#open.key;
  }

  /** The key of a submission whose outcome is unknown. */
  get openKey(): string | undefined {
    return this.#open?.key;
  }

  /** Continues a submission of `values` that was made before a login. */
  resume(values: V, key: string): void {
    this.#open = { values, key };
  }

  /** Takes the answer: only a lost one keeps the key for a retry. */
  settle(answer: Envelope): void {
    if (!failed(answer)) this.#open = undefined;
  }
}

function isSame<V extends object>(one: V, other: V): boolean {
  const fields = Object.keys(one) as (keyof V)[];
  return fields.length === Object.keys(other).length && fields.every((field) => Object.is(one[field], other[field]));
}
