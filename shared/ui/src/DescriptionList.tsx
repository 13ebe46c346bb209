import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  items: readonly { term: string; value: ReactNode; key?: string }[];
}

/** Facts about one thing, line by line: a deposit, a bet, a profile. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value, key = term }) => (
        <div key={key} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
