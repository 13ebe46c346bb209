import { type Envelope, failed } from '@marquee/contract/envelope';

/** Errors of a form by field name; values are keys of the `validation` bundle. */
export type FormErrors<V> = Partial<Record<keyof V & string, string>>;

/**
 * What a form holds: what was typed, what is wrong with it, and how many tries have failed. Each failure moves the
 * focus to the first wrong field; typing never does.
 */
export interface FormState<V> {
  values: V;
  errors: FormErrors<V>;
  failures: number;
}

/** A field was typed into: its value is taken and its error goes; the other fields stay as they are. */
export function typed<V extends object, K extends keyof V & string>(
  { values, errors, ...rest }: FormState<V>,
  field: K,
  value: V[K],
): FormState<V> {
  const { [field]: _, ...others } = errors;
  return { ...rest, values: { ...values, [field]: value }, errors: others as FormErrors<V> };
}

/**
 * A try came back with errors, or without any: they stand at their fields, and nothing that was typed is lost. What is
 * wrong with a value that was `sent` says nothing of the one that has been typed since.
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

/** Whether a form may not go out. */
export function hasErrors<V>({ errors }: { errors: FormErrors<V> }): boolean {
  return Object.keys(errors).length > 0;
}

/**
 * The key of what a form asks for, so that the server knows a repeat: the same values sent again after a lost answer
 * are the same operation. Other values, or a definite answer, make a new one.
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

  /** Takes the answer: only a lost one leaves the key open for a repeat. */
  settle(answer: Envelope): void {
    if (!failed(answer)) this.#open = undefined;
  }
}

function isSame<V extends object>(one: V, other: V): boolean {
  const fields = Object.keys(one) as (keyof V)[];
  return fields.length === Object.keys(other).length && fields.every((field) => Object.is(one[field], other[field]));
}
