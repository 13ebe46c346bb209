import { createContext, type ReactNode, use, useId, useLayoutEffect, useState } from 'react';
import { classNames } from './classNames';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { useUi } from './UiProvider';

/** Attributes that a control takes from its field. */
export interface FieldContext {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

const Context = createContext<FieldContext | null>(null);

/** Attributes that connect a control with its label, hint and error; empty outside a {@link Field}. */
export function useField(): Partial<FieldContext> {
  return use(Context) ?? {};
}

const FaultContext = createContext<(fault: string | null) => void>(() => undefined);

/** Shows the control's own error at its field, before any other: what was typed cannot be understood. */
export function useFault(fault: string | null): void {
  const show = use(FaultContext);
  useLayoutEffect(() => {
    show(fault);
    return () => show(null);
  }, [show, fault]);
}

/** Props of {@link Field}. */
export interface FieldProps {
  label: string;
  /** Always visible below the label: rules to know before typing. */
  hint?: ReactNode;
  /** The error and how to fix it; announced and referenced by `aria-describedby`. */
  error?: string | null | undefined;
  /** Fields are required by default; `optional` is shown beside the label. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** One control of the kit. */
  children: ReactNode;
}

/** Label, hint and error of one control. */
export function Field({ label, hint, error: found, optional, hideLabel, children }: FieldProps) {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const error = fault ?? found;
  const { labels } = useUi();
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  const context: FieldContext = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    required: !optional || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? styles.hidden : styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{labels.optional}</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <FaultContext value={setFault}>
        <Context value={context}>{children}</Context>
      </FaultContext>
      <div id={`${id}-error`} className={styles.error} role="alert">
        {error && (
          <>
            <Icon name="warning" size={16} />
            <span>{error}</span>
          </>
        )}
      </div>
    </div>
  );
}
