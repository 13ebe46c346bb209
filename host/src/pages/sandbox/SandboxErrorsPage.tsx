import { Button } from '@marquee/sdk';
import { usePageText } from '../../text';
import { ProvocationRow } from './ProvocationRow';
import { provocations } from './provocations';
import styles from './SandboxErrorsPage.module.css';
import { ThemeRow } from './ThemeRow';

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
        <li className={styles.row} data-provocation="unknown route">
          <div className={styles.what}>
            <p>{t('sandbox.unknownRoute')}</p>
            <code>/sandbox/no/such/page?x=1</code>
          </div>
          <Button variant="secondary" to="/sandbox/no/such/page?x=1">
            {t('sandbox.provoke')}
          </Button>
        </li>
      </ul>
    </div>
  );
}
