import { Section } from '@marquee/sdk';
import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';

/** The layout of account pages. */
export function AccountFrame({ title, children, wide }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? styles.wide : styles.page}>
      <Section level={1} title={title}>
        <div className={styles.content}>{children}</div>
      </Section>
    </div>
  );
}
