import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './classNames';
import { IconButton } from './IconButton';
import { modals } from './modals';
import styles from './Sheet.module.css';
import { useUi } from './UiProvider';

/** Why a sheet was dismissed (specification §4). Buttons of its own close it themselves. */
export type SheetDismissal = 'backdrop' | 'close' | 'esc';

/** Props of {@link Sheet}. */
export interface SheetProps {
  open: boolean;
  onClose: (reason: SheetDismissal) => void;
  title: string;
  children: ReactNode;
  /** Actions, always in reach at the bottom. */
  footer?: ReactNode;
  /** `side` stands at the end of the line on a desktop, e.g. a bet slip or filters. */
  place?: 'centre' | 'side';
  /** Id of the dialog element, where the specification names one (`loginmodal`). */
  id?: string;
}

/**
 * A bottom sheet on a phone, a dialog on a desktop. The platform's own modal dialog: focus is kept inside and given
 * back, Esc closes, the rest of the page is inert. One of the stack of modals (specification §2): another surface ends it with
 * the reason `close`; while a dialog asks something it is away, and then back with all that was typed.
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
    const release = modals.open({
      close: () => {
        element.close();
        onReplaced();
      },
      suspend: () => {
        inside = document.activeElement;
        element.close();
      },
      resume: () => {
        element.showModal();
        if (inside instanceof HTMLElement) inside.focus();
      },
    });
    element.showModal();
    return () => {
      element.close();
      release();
    };
  }, [open]);

  // One that is taken off the page while it is open gives the focus back before it is gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is the key for it
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.sheet, place === 'side' && styles.side)}
      aria-labelledby={titleId}
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
