import { type ReactNode, useEffect } from 'react';
import styles from './Page.module.css';

/** Props of {@link Page}. */
export interface PageProps {
  title: string;
  /** What stands beside the title: acts, filters. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page of the desk: its title, also the document's, its tools, and the content. */
export function Page({ title, tools, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} – Marquee desk`;
  }, [title]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}
