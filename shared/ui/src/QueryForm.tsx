import type { ReactNode } from 'react';
import { Button } from './Button';
import { KeptFields } from './KeptFields';
import styles from './QueryForm.module.css';
import { useUi } from './UiProvider';

/** Props of {@link QueryForm}. */
export interface QueryFormProps {
  /** Other query parameters to keep. */
  kept?: URLSearchParams | undefined;
  /** Controls named like their query parameters. With scripts they handle changes themselves. */
  children: ReactNode;
}

/** Controls whose value is part of the URL: without scripts, a button submits them. */
export function QueryForm({ kept, children }: QueryFormProps) {
  const { labels } = useUi();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <KeptFields fields={kept} />
      {children}
      <noscript>
        <Button type="submit">{labels.showResults}</Button>
      </noscript>
    </form>
  );
}
