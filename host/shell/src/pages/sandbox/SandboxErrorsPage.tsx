import { usePageText } from '../../text';
import { ChatEntry } from './ChatEntry';
import { MiddlewareEntry } from './MiddlewareEntry';
import { PlainEntry } from './PlainEntry';
import { ProvocationEntry } from './ProvocationEntry';
import { provocations } from './provocations';
import styles from './SandboxErrorsPage.module.css';
import { ThemeEntry } from './ThemeEntry';

const unknownPath = '/sandbox/no/such/page?x=1';

/** The error catalogue (R8) to try out: each button triggers the real error. In the sandbox only. */
export function SandboxErrorsPage() {
  const t = usePageText();
  return (
    <div className={styles.page}>
      <h1>{t('page.sandboxErrors')}</h1>
      <p className={styles.lead}>{t('sandbox.lead')}</p>
      <ul className={styles.rows}>
        {provocations.map((provocation) => (
          <ProvocationEntry key={provocation.id} {...provocation} />
        ))}
        <ThemeEntry id="theme code" theme={{ theme_code: 'casino99' }} />
        <ThemeEntry id="theme color" theme={{ theme_color: 'color0-0' }} />
        <PlainEntry id="unknown route" text={t('sandbox.unknownRoute')} code={unknownPath} act={unknownPath} />
        <MiddlewareEntry />
        <ChatEntry />
      </ul>
    </div>
  );
}
