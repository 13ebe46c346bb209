import { useApi } from '@marquee/sdk';
import { startUp } from '@marquee/store/startup';
import { useState } from 'react';
import { validateTheme } from '../../context/validateTheme';
import { usePageText } from '../../text';
import { PlainEntry } from './PlainEntry';

/** A site whose theme is refused (R4, R8): the real start-up check, with this site's answer and another theme. */
export function ThemeEntry({ id, theme }: { id: string; theme: { theme_code?: string; theme_color?: string } }) {
  const api = useApi();
  const t = usePageText();
  const [message, setMessage] = useState('');
  async function press() {
    const answer = await api.call('startup', {});
    const site = answer.site && { ...answer.site, ...theme };
    setMessage(startUp({ ...answer, ...(site && { site }) } as typeof answer, validateTheme).message);
  }
  return (
    <PlainEntry id={id} text={t('sandbox.theme')} code={JSON.stringify(theme)} act={() => void press()}>
      {message && <code>{message}</code>}
    </PlainEntry>
  );
}
