import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Stack.module.css';

/** Gap between the page's last line and what floats, px. */
const air = 16;

/** Props of {@link Stack}. */
interface StackProps {
  children: ReactNode;
  /** On a wide screen it stands at the end of the page: nothing floats over a player's figures and forms. */
  isAtEnd: boolean;
}

/**
 * The container of floating elements: above the phone's bar and the bet slip, below dialogs. The page grows by its
 * height, so that its last line can always be scrolled free.
 */
export function Stack({ children, isAtEnd }: StackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div
        aria-hidden="true"
        className={styles.room}
        style={{ blockSize: `calc(var(--pinned) * ${height > 0 ? height + air : 0}px)` }}
      />
      <div ref={stack} className={styles.stack} data-at-end={isAtEnd || undefined}>
        {children}
      </div>
    </>
  );
}
