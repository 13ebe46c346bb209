import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './classNames';

/** Props of {@link Badge}. */
export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'accent2' | 'positive' | 'negative' | 'warning';
  /** A dot before the text, for live items. */
  dot?: boolean;
}

/** One or two words: a state, "new", "live". The text carries the meaning, the colour only supports it. */
export function Badge({ children, tone = 'neutral', dot }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], dot && styles.dot)}>{children}</span>;
}
