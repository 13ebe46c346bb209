import { type Language, languages } from '@marquee/contract/languages';
import { readHostBundle } from '@marquee/i18n/hostSource';
import { type FailureBundles, startFailure } from '@marquee/page/startFailure';
import { createRoot } from 'react-dom/client';
import styles from './startFailurePage.module.css';

/** Stands in where not even the texts can be had. */
const english: FailureBundles = {
  ui: { 'kit.retry': 'Try again' },
  misc: { 'start.failed': 'The site could not be opened' },
  errors: { unknownError: 'Something went wrong. Please try again.' },
};

async function bundlesOf(language: Language): Promise<FailureBundles> {
  const [ui, misc, errors] = await Promise.all(
    (['ui', 'misc', 'errors'] as const).map((name) => readHostBundle(language, name).catch(() => english[name])),
  );
  return { ui: ui ?? english.ui, misc: misc ?? english.misc, errors: errors ?? english.errors };
}

/**
 * Says in the visitor's language why there is no site to show, and offers to try again (R4, R8). It needs no site, no
 * router and no remote.
 */
export async function showStartFailure(place: HTMLElement, message: string, language: Language): Promise<void> {
  const { title, text, retry } = startFailure(message, await bundlesOf(language));
  document.title = title;
  document.documentElement.lang = languages[language].tag;
  createRoot(place).render(
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text} role="alert">
        {text}
      </p>
      <button type="button" className={styles.retry} onClick={() => location.reload()}>
        {retry}
      </button>
    </main>,
  );
}
