import type { ReactNode } from 'react';
import { Button } from './Button';
import { KeptFields } from './KeptFields';
import styles from './QueryForm.module.css';
import { useUi } from './UiProvider';

/** Props of {@link QueryForm}. */
export interface QueryFormProps {
  /** What else the address says, and goes on saying. */
  kept?: URLSearchParams | undefined;
  /** Controls with the names that the address has for them. They say themselves what is chosen, where scripts run. */
  children: ReactNode;
}

/** Controls whose choice is a part of the address: without scripts a button asks for the page with it. */
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
