import type { ReactNode } from 'react';
import { useFocusKept } from '../useFocusKept';
import styles from './EntryFrame.module.css';

/** Props of {@link EntryFrame}. */
export interface EntryFrameProps {
  /** The open entry, or null for the list. */
  entry: string | null;
  /** What is shown, as a screen reader says it. */
  label: string;
  children: ReactNode;
}

/** A list, or one of its entries. What is opened or closed takes the focus, because the pressed link is gone. */
export function EntryFrame({ entry, label, children }: EntryFrameProps) {
  const frame = useFocusKept<HTMLDivElement>(entry);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div ref={frame} tabIndex={-1} role="group" className={styles.frame} aria-label={label}>
      {children}
    </div>
  );
}
