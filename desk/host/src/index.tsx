import './trust';
import '@marquee/desk-sdk';
import '@marquee/theme/base.css';
import './theme.css';
import { staffErrors } from '@marquee/contract/staff/errors';
import { type Me, post, Refused } from '@marquee/desk-sdk/host';
import { createRoot } from 'react-dom/client';
import { App, signInPath } from './App';
import styles from './away.module.css';
import { provideLetters } from './language';
import { lookOf, showLook } from './look';
import { Remotes } from './remotes';
import { readStart } from './start';
import { loadTexts, productName, textsOf } from './texts';

/** Where no texts could be loaded. */
const retryInEnglish = 'Try again';

/** Asks who is signed in, and shows the desk; or the sign-in, or that the desk does not answer. */
async function begin(): Promise<void> {
  showLook(lookOf());
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the desk.');
  const root = createRoot(place);
  const start = readStart();
  // Without its texts the desk says in English that it does not answer.
  const { language } = start.registry;
  provideLetters(language);
  const texts = loadTexts(language).catch(() => undefined);
  try {
    const me = await post<Me>('staff/me', {});
    const bundle = await texts;
    if (!bundle) throw new Refused('noDesk', staffErrors.noDesk);
    root.render(<App me={me} remotes={new Remotes(start)} bundle={bundle} />);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.key === 'noSession') return location.replace(signInPath());
    const bundle = await texts;
    const isAway = bundle !== undefined && error.key === 'noDesk';
    root.render(
      <main className={styles.away} role="alert" lang={bundle ? undefined : 'en'}>
        <h1>{productName}</h1>
        <p lang={isAway ? undefined : 'en'}>{isAway ? textsOf(language, bundle).t('away') : error.message}</p>
        <button type="button" onClick={() => location.reload()}>
          {bundle?.retry ?? retryInEnglish}
        </button>
      </main>,
    );
  }
}

void begin();
