import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './classNames';
import { IconButton } from './IconButton';
import { modals } from './modals';
import styles from './Sheet.module.css';
import { useUi } from './UiProvider';

/** Why a sheet was dismissed (R4.32). Its own buttons close it directly. */
export type SheetDismissal = 'backdrop' | 'close' | 'esc';

/** Props of {@link Sheet}. */
export interface SheetProps {
  open: boolean;
  onClose: (reason: SheetDismissal) => void;
  title: string;
  children: ReactNode;
  /** Actions, always visible at the bottom. */
  footer?: ReactNode;
  /** `side` is a side panel on desktops, e.g. a bet slip or filters. */
  place?: 'centre' | 'side';
  /** Id of the dialog element, if the specification requires one (`loginmodal`). */
  id?: string;
}

/**
 * Marks the page while a sheet is open: it does not scroll below one. A `:has` selector would search the whole page on
 * every change.
 */
function markPage(): void {
  document.documentElement.toggleAttribute('data-sheet', document.querySelector(`.${styles.sheet}[open]`) !== null);
}

/**
 * A bottom sheet on phones, a dialog on desktops. A native modal dialog: focus is trapped and restored, Esc closes, the
 * rest of the page is inert. Part of the modal stack (R2): another surface closes it with the reason `close`; a dialog
 * only suspends it, keeping what was typed.
 */
export function Sheet({ open, onClose, title, children, footer, place = 'centre', id }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { labels } = useUi();
  const onReplaced = useEffectEvent(() => onClose('close'));

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    let inside: Element | null = null;
    const show = () => {
      element.showModal();
      markPage();
    };
    const hide = () => {
      element.close();
      markPage();
    };
    const release = modals.open({
      close: () => {
        hide();
        onReplaced();
      },
      suspend: () => {
        inside = document.activeElement;
        hide();
      },
      resume: () => {
        show();
        if (inside instanceof HTMLElement) inside.focus();
      },
    });
    show();
    return () => {
      hide();
      release();
    };
  }, [open]);

  // A sheet that unmounts while open restores the focus first.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      element?.close();
      markPage();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is its keyboard equivalent
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.sheet, place === 'side' && styles.side)}
      aria-labelledby={titleId}
      onClose={markPage}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose('esc');
      }}
      onClick={(event) => event.target === dialog.current && onClose('backdrop')}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={labels.close} onClick={() => onClose('close')} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
