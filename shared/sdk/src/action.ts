import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { useCallback, useRef, useState } from 'react';
import { useHost } from './host';

/** Errors by field name; keys of the `validation` bundle. */
export type FieldErrors = Record<string, string>;

/** A running or finished action. */
export interface Action<A extends unknown[]> {
  /**
   * Runs it; concurrent calls share one run. Resolves to whether it succeeded; after a failure, once its dialog is
   * closed (R8).
   */
  run: (...input: A) => Promise<boolean>;
  busy: boolean;
  /** The server's errors by form field, until the next run. */
  fieldErrors: FieldErrors;
}

/**
 * The standard way from a button to a call. Shows refusals by the error catalogue, or gives errors to their fields;
 * components need no try/catch and no toast. `perform` resolves to an envelope. `as` chooses a dialog, or a toast if
 * the player should not be interrupted (R8).
 */
export function useAction<A extends unknown[]>(
  perform: (...input: A) => Promise<Envelope>,
  as: 'dialog' | 'toast' = 'dialog',
): Action<A> {
  const { present } = useHost();
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const running = useRef<Promise<boolean> | null>(null);
  const latest = useRef(perform);
  latest.current = perform;

  const run = useCallback(
    (...input: A) => {
      running.current ??= (async () => {
        setBusy(true);
        setFieldErrors({});
        try {
          const answer: Envelope & { fields?: FieldErrors } = await latest.current(...input);
          if (succeeded(answer)) return true;
          setBusy(false);
          if (answer.fields) setFieldErrors(answer.fields);
          else if (as === 'dialog') await present(answer);
          else void present(answer, as);
          return false;
        } finally {
          running.current = null;
          setBusy(false);
        }
      })();
      return running.current;
    },
    [present, as],
  );
  return { run, busy, fieldErrors };
}
