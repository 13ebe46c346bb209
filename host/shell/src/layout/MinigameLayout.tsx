import { Outlet } from 'react-router-dom';
import { AccountCorner } from '../kit/AccountCorner';
import { Brand } from '../kit/Brand';
import styles from './MinigameLayout.module.css';

/** The layout of the minigame in its own tab: logo, account and game (R2.11). */
export function MinigameLayout() {
  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        <Brand />
        <AccountCorner />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
