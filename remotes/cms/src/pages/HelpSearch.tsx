import { Button, TextInput, useHref, useNavigate } from '@marquee/sdk';
import { type FormEvent, useState } from 'react';
import { useText } from '../text';
import styles from './HelpSearch.module.css';

/** Searches the whole site for help. Without scripts the browser submits the form to the same page. */
export function HelpSearch() {
  const [text, setText] = useState('');
  const action = useHref('/search');
  const navigate = useNavigate();
  const t = useText();
  function search(event: FormEvent) {
    event.preventDefault();
    navigate(`/search?${new URLSearchParams({ q: text })}`);
  }
  return (
    <search>
      <form className={styles.form} action={action} onSubmit={search}>
        <TextInput
          type="search"
          name="q"
          label={t('help.search')}
          placeholder={t('help.search')}
          icon="search"
          inputMode="search"
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <Button type="submit">{t('help.find')}</Button>
      </form>
    </search>
  );
}
