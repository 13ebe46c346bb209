import { waitKinds } from '@marquee/contract/staff/waitKinds';
import { age, Card, Reading, useDesk, useRead } from '@marquee/desk-sdk';
import { useState } from 'react';
import styles from './today.module.css';

/** What waits for a person, what has waited longest first. */
export function Waits() {
  const { site } = useDesk();
  const [now] = useState(() => performance.timeOrigin + performance.now());
  const waits = useRead('today/waits', site ? { site } : {});
  return (
    <Card title="Waits for a person">
      <Reading of={waits}>
        {({ value }) => {
          const open = value
            .filter(({ count }) => count > 0)
            .sort((a, b) => Date.parse(a.oldest_at ?? '') - Date.parse(b.oldest_at ?? ''));
          if (open.length === 0) return <p className={styles.quiet}>Nothing waits.</p>;
          return (
            <ul className={styles.list}>
              {open.map(({ kind, count, oldest_at }) => (
                <li key={kind}>
                  <strong>{count}</strong> <span>{waitKinds[kind]}</span>
                  {oldest_at && (
                    <span className={styles.quiet}>oldest {age((now - Date.parse(oldest_at)) / 60_000)}</span>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Reading>
    </Card>
  );
}
