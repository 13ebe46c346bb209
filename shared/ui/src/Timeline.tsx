import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Timeline.module.css';

/** One state of a {@link Timeline}. */
export interface TimelineItem {
  id: string;
  title: string;
  /** When, as text. */
  time?: string;
  text?: ReactNode;
  state: 'done' | 'current' | 'ahead' | 'failed';
}

/** The history of states, oldest first: a deposit, a withdrawal. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles[item.state]} aria-current={item.state === 'current' ? 'step' : undefined}>
          <span className={styles.mark}>
            {item.state === 'done' && <Icon name="check" size={14} />}
            {item.state === 'failed' && <Icon name="close" size={14} />}
          </span>
          <div className={styles.text}>
            <strong>{item.title}</strong>
            {item.time && <span className={styles.time}>{item.time}</span>}
            {item.text && <div className={styles.note}>{item.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
