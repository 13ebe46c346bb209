import { Button } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { usePageText } from '../../text';
import styles from './SandboxErrorsPage.module.css';

/** Props of {@link PlainEntry}. */
export interface PlainEntryProps {
  id: string;
  /** Description of the effect. */
  text: string;
  /** The trigger, as code. */
  code: string;
  /** The button's action, or its link. */
  act: (() => void) | string;
  /** The result. */
  children?: ReactNode;
}

/** An entry of the error catalogue that is not about a call's answer. */
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
