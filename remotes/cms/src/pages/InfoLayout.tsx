import { Link } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import styles from './InfoLayout.module.css';
import { infoMenu } from './infoPages';

/** Props of {@link InfoLayout}. */
export interface InfoLayoutProps {
  /** Path of the page that is shown. */
  path: string;
  title: string;
  children: ReactNode;
}

/** The layout of text pages: heading and text, and links to the others beside it. */
export function InfoLayout({ path, title, children }: InfoLayoutProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <nav className={styles.aside} aria-label={t('info.menu')}>
        <ul className={styles.list}>
          {infoMenu.map((page) => (
            <li key={page.path}>
              <Link to={page.path} className={styles.link} aria-current={page.path === path ? 'page' : undefined}>
                {t(page.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
