import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from './classNames';
import styles from './control.module.css';
import { useField } from './Field';
import { dayOf } from './filters';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { useEarlyInput } from './useEarlyInput';

/** Props of {@link TextInput}. */
export interface TextInputProps {
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  onInvalid?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onKeyUp?: (event: KeyboardEvent<HTMLInputElement>) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date';
  name?: string;
  /** The autocomplete token; always set it if there is one. */
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'none';
  placeholder?: string;
  maxLength?: number;
  min?: string;
  max?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** Accessible name, if there is no `Field` around it. */
  label?: string;
  /** Removes disallowed characters, e.g. `digitsOnly`. Applied to all input: keys, paste, IME, screen keyboard. */
  filter?: (text: string, pasted: boolean) => string;
  icon?: IconName;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Large tabular figures. */
  figures?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text. Put it into a {@link Field}; they connect automatically. */
export function TextInput(props: TextInputProps) {
  const {
    value,
    onChange,
    filter,
    maxLength,
    icon,
    prefix,
    suffix,
    figures,
    label,
    ref,
    type = 'text',
    ...rest
  } = props;
  function take(input: HTMLInputElement, { isComposing, inputType }: Partial<InputEvent> = {}) {
    const raw = input.value;
    if (!filter || isComposing) return onChange(raw);
    const pasted = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
    const kept = filter(raw, pasted).slice(0, maxLength);
    if (kept !== raw) {
      // Before React sets the value, which would move the caret to the end.
      const caret = Math.min(filter(raw.slice(0, input.selectionStart ?? raw.length), pasted).length, kept.length);
      input.value = kept;
      input.setSelectionRange(caret, caret);
    }
    onChange(kept);
  }
  /** Browsers do not allow pasting into a date. */
  function takeDay(event: ClipboardEvent) {
    const day = dayOf(event.clipboardData.getData('text'));
    if (day) onChange(day);
  }
  const field = useEarlyInput(ref, (input, isComposing) => take(input, { isComposing }));

  return (
    <div className={styles.box}>
      {icon && <Icon name={icon} />}
      {prefix && <span className={styles.affix}>{prefix}</span>}
      <input
        {...useField()}
        {...rest}
        ref={field}
        type={type}
        // The browser would truncate pasted text before the filter runs: `12 34 56` is a complete code.
        maxLength={filter ? undefined : maxLength}
        aria-label={label}
        className={classNames(styles.input, figures && styles.figures)}
        value={value}
        onChange={(event) => take(event.currentTarget, event.nativeEvent as InputEvent)}
        onPaste={type === 'date' ? takeDay : undefined}
        onCompositionEnd={(event) => take(event.currentTarget)}
      />
      {suffix}
    </div>
  );
}
