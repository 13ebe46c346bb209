import type { Ref } from 'react';
import styles from './control.module.css';
import { useField } from './Field';
import { useEarlyInput } from './useEarlyInput';

/** Props of {@link TextArea}. */
export interface TextAreaProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  rows?: number;
  maxLength?: number;
  disabled?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text; grows with its content where browsers support it. Put it into a `Field`. */
export function TextArea({ onChange, rows = 6, ref, ...rest }: TextAreaProps) {
  const field = useEarlyInput(ref, (area) => onChange(area.value));
  return (
    <div className={styles.box}>
      <textarea
        {...useField()}
        {...rest}
        ref={field}
        rows={rows}
        className={`${styles.input} ${styles.area}`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
