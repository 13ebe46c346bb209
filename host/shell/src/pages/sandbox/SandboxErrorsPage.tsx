import { usePageText } from '../../text';
import { ChatRow } from './ChatRow';
import { MiddlewareRow } from './MiddlewareRow';
import { PlainRow } from './PlainRow';
import { ProvocationRow } from './ProvocationRow';
import { provocations } from './provocations';
import styles from './SandboxErrorsPage.module.css';
import { ThemeRow } from './ThemeRow';

const unknownPath = '/sandbox/no/such/page?x=1';

/** The error catalogue (§8) to be tried: each button makes the real thing happen. In the sandbox only. */
export function SandboxErrorsPage() {
  const t = usePageText();
  return (
    <div className={styles.page}>
      <h1>{t('page.sandboxErrors')}</h1>
      <p className={styles.lead}>{t('sandbox.lead')}</p>
      <ul className={styles.rows}>
        {provocations.map((provocation) => (
          <ProvocationRow key={provocation.id} {...provocation} />
        ))}
        <ThemeRow id="theme code" theme={{ theme_code: 'casino99' }} />
        <ThemeRow id="theme color" theme={{ theme_color: 'color0-0' }} />
        <PlainRow id="unknown route" text={t('sandbox.unknownRoute')} code={unknownPath} act={unknownPath} />
        <MiddlewareRow />
        <ChatRow />
      </ul>
    </div>
  );
}
