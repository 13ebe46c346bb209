import { type ReactNode, useEffect, useRef } from 'react';

/** Props of {@link Dropdown}. */
interface DropdownProps {
  /** What opens it. */
  summary: ReactNode;
  /** What it is for screen readers, where the summary has no words. */
  label?: string;
  className: string | undefined;
  children: ReactNode;
}

/** A part of the bar that opens below its summary. Esc, a press elsewhere and a link inside close it. */
export function Dropdown({ summary, label, className, children }: DropdownProps) {
  const whole = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = whole.current;
      if (details?.open && !details.contains(event.target as Node)) details.open = false;
    };
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, close);
    return () => {
      for (const name of ['pointerdown', 'focusin']) document.removeEventListener(name, close);
    };
  }, []);
  return (
    <details
      ref={whole}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !whole.current?.open) return;
        whole.current.open = false;
        whole.current.querySelector('summary')?.focus();
      }}
      onClick={(event) => {
        if (whole.current && (event.target as Element).closest('a')) whole.current.open = false;
      }}
    >
      <summary aria-label={label}>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
