import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  title: string;
  /** What the user can do about it. */
  text?: ReactNode;
  icon?: IconName;
  /** The next action: a button. */
  action?: ReactNode;
}

/** Replaces an empty list: says why, and what to do next. */
export function EmptyState({ title, text, icon = 'inbox', action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
