import { type MouseEvent, type ReactNode, type Ref, useEffect, useId } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { say } from './say';
import { useUi } from './UiProvider';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link Button}. */
export interface ButtonProps {
  children: ReactNode;
  /** One primary per view. `quiet` is text only; `danger` for irreversible actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  icon?: IconName;
  /** Renders a link with the same look. */
  to?: string;
  type?: 'button' | 'submit';
  /** Full width. */
  block?: boolean;
  /** Busy: further presses are ignored, the width stays. */
  busy?: boolean;
  /** Why it is disabled. It stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined;
  /** A toggle button: announced as pressed or not. */
  pressed?: boolean;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with all states: rest, hover, focus, pressed, busy, disabled with a reason. */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'm', icon, to, type = 'button', block, busy, disabledReason } = props;
  const { link: Link, labels } = useUi();
  const reasonId = useId();
  useEffect(() => (busy ? say(labels.loading) : undefined), [busy, labels.loading]);
  const blocked = busy || disabledReason !== undefined;
  const className = classNames(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    busy && styles.busy,
  );
  const inside = (
    <>
      {icon && <Icon name={icon} size={size === 's' ? 16 : 20} />}
      <span>{children}</span>
    </>
  );
  if (to !== undefined && !blocked) {
    return (
      <Link to={to} className={className}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      ref={props.ref}
      type={type}
      className={className}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      aria-expanded={props['aria-expanded']}
      aria-haspopup={props['aria-haspopup']}
      aria-describedby={disabledReason ? reasonId : undefined}
      title={disabledReason}
      onClick={(event) => (blocked ? event.preventDefault() : props.onClick?.(event))}
    >
      {inside}
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </button>
  );
}
