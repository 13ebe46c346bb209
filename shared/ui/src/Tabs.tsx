import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { step } from './step';
import styles from './Tabs.module.css';

/** Props of {@link Tabs}. */
export interface TabsProps<V extends string> {
  /** Name of the group for screen readers. */
  label: string;
  items: readonly { value: V; label: string; icon?: IconName; count?: number }[];
  value: V;
  onChange: (value: V) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Tabs. Arrow keys, Home and End move; the tab bar scrolls if it is too long. */
export function Tabs<V extends string>({ label, items, value, onChange, children }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const next = step(
      event,
      items.length,
      Math.max(
        0,
        items.findIndex((item) => item.value === value),
      ),
    );
    const item = next === null ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            className={styles.tab}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.icon && <Icon name={item.icon} />}
            <span>{item.label}</span>
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
