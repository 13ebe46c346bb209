import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { IconName } from './iconPaths';
import styles from './Notice.module.css';
import { useUi } from './UiProvider';
import { useSaid } from './useSaid';

/** Props of {@link Notice}. */
export interface NoticeProps {
  children: ReactNode;
  title?: string;
  tone?: 'info' | 'positive' | 'warning' | 'negative';
  action?: ReactNode;
  onClose?: () => void;
  /** Announced when it appears, and when its text changes. */
  live?: boolean;
}

const icons: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  positive: 'check',
  warning: 'warning',
  negative: 'warning',
};

/** A permanent message beside the content it is about. */
export function Notice({ children, title, tone = 'info', action, onClose, live }: NoticeProps) {
  const { labels } = useUi();
  const words = useSaid<HTMLDivElement>(live, title);
  return (
    <div className={classNames(styles.notice, styles[tone])}>
      <Icon name={icons[tone]} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        <div ref={words}>{children}</div>
        {action}
      </div>
      {onClose && <IconButton icon="close" label={labels.close} onClick={onClose} />}
    </div>
  );
}
