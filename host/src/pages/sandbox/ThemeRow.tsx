import { Button, useApi } from '@marquee/sdk';
import { startUp } from '@marquee/store/startup';
import { useState } from 'react';
import { judgeTheme } from '../../app/judgeTheme';
import { usePageText } from '../../text';
import styles from './SandboxErrorsPage.module.css';

/** A site whose theme is not accepted (§4, §8): the real start-up step, on this site's own answer with another theme. */
export function ThemeRow({ id, theme }: { id: string; theme: { theme_code?: string; theme_color?: string } }) {
  const api = useApi();
  const t = usePageText();
  const [message, setMessage] = useState('');
  async function press() {
    const answer = await api.call('startup', {});
    const site = answer.site && { ...answer.site, ...theme };
    setMessage(startUp({ ...answer, ...(site && { site }) } as typeof answer, judgeTheme).message);
  }
  return (
    <li className={styles.row} data-provocation={id}>
      <div className={styles.what}>
        <p>{t('sandbox.theme')}</p>
        <code>startup: {JSON.stringify(theme)}</code>
      </div>
      <Button variant="secondary" onClick={() => void press()}>
        {t('sandbox.provoke')}
      </Button>
      <output className={styles.got}>{message && <code>{message}</code>}</output>
    </li>
  );
}
