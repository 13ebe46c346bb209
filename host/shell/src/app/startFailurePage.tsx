import { type Language, languages } from '@marquee/contract/languages';
import { plainText } from '@marquee/federation-runtime/failures/plainText';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { causeOf, placesOf } from '@marquee/federation-runtime/loader/failure';
import { readHostBundle } from '@marquee/i18n/hostSource';
import { type FailureBundles, startFailure } from '@marquee/page/startFailure';
import { createRoot } from 'react-dom/client';
import styles from './startFailurePage.module.css';

/** Fallback if not even the texts can be loaded. */
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
 * Reports an error of the host itself: the edge counts by the code that ran, if a version of the host has it, and for a
 * visit alone, which it gives with its answer to a question (ADR 94).
 */
async function report(error: unknown): Promise<void> {
  const stack = error instanceof Error ? error.stack : undefined;
  const failure = {
    remote: hostName,
    version: '',
    phase: 'host',
    cause: plainText(causeOf(error)),
    places: placesOf(stack),
  };
  const body = JSON.stringify({ ...failure, domain_name: location.hostname, path: location.pathname });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, body };
  await fetch('/build/revision').catch(() => undefined);
  await fetch('/api/telemetry/failure', init).catch(() => undefined);
}

/** Why the page could not start. */
interface StartFailure {
  message: string;
  language: Language;
  /** What was thrown; undefined if the site must not be shown. */
  error?: unknown;
}

/**
 * Shows in the visitor's language why the site cannot be shown, and offers a retry (R4, R8). Needs no site, router or
 * remote.
 */
export async function showStartFailure(place: HTMLElement, { message, language, error }: StartFailure): Promise<void> {
  if (error !== undefined) void report(error);
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
