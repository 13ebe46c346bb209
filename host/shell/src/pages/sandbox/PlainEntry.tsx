import { Button } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { usePageText } from '../../text';
import styles from './SandboxErrorsPage.module.css';

/** Props of {@link PlainEntry}. */
export interface PlainEntryProps {
  id: string;
  /** What the entry says happens. */
  text: string;
  /** What is provoked, in code. */
  code: string;
  /** What the button does, or where it leads. */
  act: (() => void) | string;
  /** What happened. */
  children?: ReactNode;
}

/** An entry of the error sheet that is not about the answer to a call. */
export function PlainEntry({ id, text, code, act, children }: PlainEntryProps) {
  const t = usePageText();
  return (
    <li className={styles.row} data-provocation={id}>
      <div className={styles.what}>
        <p>{text}</p>
        <code>{code}</code>
      </div>
      <Button variant="secondary" {...(typeof act === 'string' ? { to: act } : { onClick: act })}>
        {t('sandbox.provoke')}
      </Button>
      <output className={styles.got}>{children}</output>
    </li>
  );
}
