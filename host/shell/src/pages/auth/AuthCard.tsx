import { type ReactNode, useId } from 'react';
import { useShell } from '../../context/shell';
import styles from './AuthCard.module.css';

/** Props of {@link AuthCard}. */
export interface AuthCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
  foot?: ReactNode;
}

/** The frame of login, registration and forgotten password, on the template's surface. */
export function AuthCard({ title, lead, children, foot }: AuthCardProps) {
  const { Login } = useShell().pack;
  return (
    <Login title={title} titleId={useId()}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </Login>
  );
}
