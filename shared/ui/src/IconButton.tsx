import type { Ref } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './IconButton.module.css';
import type { IconName } from './iconPaths';

/** Props of {@link IconButton}. */
export interface IconButtonProps {
  icon: IconName;
  /** Accessible name, and tooltip. */
  label: string;
  /** `plain` on a bar, `filled` over pictures. */
  variant?: 'plain' | 'filled';
  /** For a toggle such as favourite or mute. */
  pressed?: boolean;
  disabled?: boolean;
  tabIndex?: number | undefined;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu';
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon: always named, at least 44 px. */
export function IconButton({ icon, label, variant = 'plain', pressed, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, variant === 'filled' && styles.filled)}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      title={label}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
