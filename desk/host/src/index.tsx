import './trust';
import '@marquee/desk-sdk';
import '@marquee/theme/base.css';
import './theme.css';
import { type Me, post, Refused } from '@marquee/desk-sdk/host';
import { createRoot } from 'react-dom/client';
import { App, signInPath } from './App';
import styles from './away.module.css';
import { lookOf, showLook } from './look';
import { Remotes } from './remotes';
import { readStart } from './start';

/** Asks who is signed in, and shows the desk; or the sign-in, or that the desk does not answer. */
async function begin(): Promise<void> {
  showLook(lookOf());
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the desk.');
  const root = createRoot(place);
  try {
    const me = await post<Me>('staff/me', {});
    root.render(<App me={me} remotes={new Remotes(readStart())} />);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.key === 'noSession') return location.replace(signInPath());
    root.render(
      <main className={styles.away} role="alert">
        <h1>Marquee desk</h1>
        <p>{error.message}</p>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </main>,
    );
  }
}

void begin();
