import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames';

/** Props of {@link Card}. */
export interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** Level of the title's heading. */
  level?: 2 | 3 | 4;
  /** Without padding, for tables and pictures that reach the edge. */
  flush?: boolean;
}

/** A raised surface for one topic. Cards are not nested. */
export function Card({ children, title, action, level = 2, flush }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.card, flush && styles.flush)}>
      {(title || action) && (
        <header className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
