import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './classNames';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { useUi } from './UiProvider';

/** What a control takes over from the field around it. */
export interface FieldContext {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

const Context = createContext<FieldContext | null>(null);

/** Attributes that tie a control to its label, hint and error; an empty object outside a {@link Field}. */
export function useField(): Partial<FieldContext> {
  return use(Context) ?? {};
}

/** Props of {@link Field}. */
export interface FieldProps {
  label: string;
  /** Stays below the label: rules to know before typing. */
  hint?: ReactNode;
  /** What is wrong and how to right it; announced and tied by `aria-describedby`. */
  error?: string | null | undefined;
  /** Fields are required unless said otherwise; `optional` is written beside the label. */
  optional?: boolean;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  /** One control of the kit. */
  children: ReactNode;
}

/** Label, hint and error of one control. */
export function Field({ label, hint, error, optional, hideLabel, children }: FieldProps) {
  const id = useId();
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
      <Context value={context}>{children}</Context>
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
