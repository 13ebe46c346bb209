import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. With `live`, changes are announced politely. */
export function VisuallyHidden({ children, id, live }: { children?: ReactNode; id?: string; live?: boolean }) {
  return (
    <span id={id} className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
