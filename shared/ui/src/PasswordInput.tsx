import { type KeyboardEvent, useState } from 'react';
import { IconButton } from './IconButton';
import styles from './PasswordInput.module.css';
import { TextInput, type TextInputProps } from './TextInput';
import { useUi } from './UiProvider';

/** Props of {@link PasswordInput}. */
export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix' | 'autoComplete'> & {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be revealed, with a Caps Lock warning. Pasting and password managers work. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { labels } = useUi();
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggle = (
    <IconButton
      icon={shown ? 'eye-off' : 'eye'}
      label={shown ? labels.hidePassword : labels.showPassword}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        suffix={toggle}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
      />
      <span role="status" className={styles.hint}>
        {capsLock && labels.capsLock}
      </span>
    </>
  );
}
