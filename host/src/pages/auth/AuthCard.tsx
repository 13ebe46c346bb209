import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

/** The frame of login, registration and forgot password. */
export function AuthCard({
  title,
  lead,
  children,
  foot,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="auth-title">
        <h1 id="auth-title" className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {foot && <p className={styles.foot}>{foot}</p>}
      </section>
    </div>
  );
}
