import { useState } from 'react';
import { IconButton } from './IconButton';
import { TextInput, type TextInputProps } from './TextInput';
import { useUi } from './UiProvider';

/** Props of {@link PasswordInput}. */
export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix' | 'autoComplete'> & {
  /** Tells password managers which one is meant. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown. Pasting and password managers work. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { labels } = useUi();
  const toggle = (
    <IconButton
      icon={shown ? 'eye-off' : 'eye'}
      label={shown ? labels.hidePassword : labels.showPassword}
      onClick={() => setShown(!shown)}
    />
  );
  return <TextInput {...props} type={shown ? 'text' : 'password'} suffix={toggle} />;
}
