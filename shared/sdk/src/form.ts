import type { Envelope } from '@marquee/contract/envelope';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from './action';
import { expectDialogs } from './dialogs';
import { deleteDraft, saveDraft, withDraft } from './formDrafts';
import { type FormErrors, type FormState, filled, hasErrors, Intent, typed, validated } from './formRules';
import { useHost } from './host';
import { useKeptForm } from './keptForm';

export type { FormErrors };

/** Options of a form. */
export interface FormOptions<V> {
  initial: V;
  /** Validates before sending; the server validates again. */
  validate: (values: V) => FormErrors<V>;
  /**
   * Submits. `requestId` (a UUID) is an idempotency key: unchanged when the same values are sent again after a lost
   * answer.
   */
  submit: (values: V, requestId: string) => Promise<Envelope>;
  /** Tells forms of one page apart that have the same fields: what this one is about. */
  about?: string;
  /** Called after a success. */
  onDone?: (values: V) => void;
}

/** A form's state and handlers. */
export interface Form<V> {
  values: V;
  set: <K extends keyof V & string>(field: K) => (value: V[K]) => void;
  /** The translated error of a field; undefined if there is none. */
  error: (field: keyof V & string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
}

/** Validation texts are loaded with the first form, which renders before they arrive. */
const whenAdded = { bindI18nStore: 'added' } as const;

/**
 * A form with errors at its fields (D11). Fields are validated from the first submission on; a field's error disappears
 * when its value changes. A failed submission focuses the first invalid field. The input survives a failing part of the
 * page, and a login after the end of the session (`KeptForms`), except for passwords and codes.
 */
export function useForm<V extends object>({ initial, validate, submit, about, onDone }: FormOptions<V>): Form<V> {
  const { texts } = useHost();
  const { t } = useTranslation('validation', whenAdded);
  const [state, setState] = useState<FormState<V>>(() => ({ values: withDraft(initial), errors: {}, failures: 0 }));
  const [intent] = useState(() => new Intent<V>());
  const form = useRef<HTMLFormElement | null>(null);
  const sent = useRef(initial);
  const { run, busy, fieldErrors } = useAction(async (values: V) => {
    sent.current = values;
    const answer = await submit(values, intent.keyFor(values));
    intent.settle(answer);
    return answer;
  });
  const { values, errors, failures } = state;
  const last = useRef(values);
  last.current = values;
  useLayoutEffect(() => {
    deleteDraft(initial);
    return () => saveDraft(last.current);
  }, []);
  const [first] = useState(initial);
  useKeptForm({
    name: [about, ...Object.keys(first)].join(' '),
    initial: first,
    values,
    requestId: () => intent.openKey,
    take: ({ values: kept, requestId }) => {
      const next = filled(state, kept as Partial<V>);
      if (requestId) intent.resume(next.values, requestId);
      setState(next);
    },
  });

  useEffect(() => {
    // preloads what a refusal needs to be shown
    const idle = setTimeout(expectDialogs, 1000);
    return () => clearTimeout(idle);
  }, [texts]);
  const { language } = texts;
  useEffect(() => {
    void texts.load('validation');
  }, [texts, language]);
  useEffect(() => setState((before) => validated(before, fieldErrors as FormErrors<V>, sent.current)), [fieldErrors]);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);

  return {
    values,
    busy,
    set: (field) => (value) => setState((before) => typed(before, field, value)),
    error: (field) => {
      const key = errors[field];
      if (!key) return undefined;
      // until the texts are loaded, the field is only marked
      return texts.has('validation') ? t(key, { defaultValue: key }) : '\u00a0';
    },
    onSubmit: (event) => {
      event.preventDefault();
      form.current = event.currentTarget;
      if (unreadable(event.currentTarget)) return;
      const next = validated(state, validate(values));
      setState(next);
      if (hasErrors(next)) return;
      void run(values).then((done) => done && onDone?.(values));
    },
  };
}

/** Focuses the first field whose control does not understand what was typed, and has it say why. */
function unreadable(form: HTMLFormElement): boolean {
  const field = [...form.querySelectorAll('input')].find((input) => input.validity.customError);
  field?.checkValidity();
  field?.focus();
  return field !== undefined;
}
