import type { Envelope } from '@marquee/contract/envelope';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from './action';
import { expectDialogs } from './dialogs';
import { useHost } from './host';

/** Errors of a form by field name; values are keys of the `validation` bundle. */
export type FormErrors<V> = Partial<Record<keyof V & string, string>>;

/** What a form does. */
export interface FormOptions<V> {
  initial: V;
  /** Checks before sending; the server checks again. */
  validate: (values: V) => FormErrors<V>;
  submit: (values: V) => Promise<Envelope>;
  /** Called after a success. */
  onDone?: (values: V) => void;
}

/** A form's state and handlers. */
export interface Form<V> {
  values: V;
  set: <K extends keyof V & string>(field: K) => (value: V[K]) => void;
  /** Text of a field's error in the player's language; undefined while there is none. */
  error: (field: keyof V & string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
}

/** The bundle of validation texts is fetched with the first form, which stands before it is there. */
const whenAdded = { bindI18nStore: 'added' } as const;

/**
 * A form whose errors stand at their fields (decisions §11). Nothing is marked before the first try to send; then a field's
 * error goes as soon as its value changes. A failed try moves the focus to the first wrong field and loses nothing.
 */
export function useForm<V extends object>({ initial, validate, submit, onDone }: FormOptions<V>): Form<V> {
  const { texts } = useHost();
  const { t } = useTranslation('validation', whenAdded);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<V>>({});
  const form = useRef<HTMLFormElement | null>(null);
  const { run, busy, fieldErrors } = useAction(submit);

  useEffect(() => {
    void texts.load('validation');
    // what a refusal is told with should not have to be fetched then
    const idle = setTimeout(expectDialogs, 1000);
    return () => clearTimeout(idle);
  }, [texts]);
  useEffect(() => setErrors(fieldErrors as FormErrors<V>), [fieldErrors]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  return {
    values,
    busy,
    set: (field) => (value) => {
      setValues((before) => ({ ...before, [field]: value }));
      if (errors[field]) setErrors(({ [field]: _, ...others }) => others as FormErrors<V>);
    },
    error: (field) => {
      const key = errors[field];
      return key && t(key, { defaultValue: key });
    },
    onSubmit: (event) => {
      event.preventDefault();
      form.current = event.currentTarget;
      const found = validate(values);
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      void run(values).then((done) => done && onDone?.(values));
    },
  };
}
