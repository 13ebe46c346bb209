import type { ReactNode } from 'react';
import styles from './Identity.module.css';

/** Props of {@link Identity}. */
export interface IdentityProps {
  name: string;
  accountId: string;
  /** A greeting instead of the name. */
  title?: string;
  children?: ReactNode;
}

/** The player: a monogram, the name and the account id. */
export function Identity({ name, accountId, title = name, children }: IdentityProps) {
  const [first = ''] = (name || accountId).trim();
  return (
    <div className={styles.identity}>
      <span className={styles.monogram} aria-hidden="true">
        {first.toLocaleUpperCase()}
      </span>
      <div className={styles.words}>
        <strong className={styles.name}>{title}</strong>
        <span className={styles.id}>{accountId}</span>
      </div>
      {children}
    </div>
  );
}
