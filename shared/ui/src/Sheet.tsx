import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './classNames';
import { IconButton } from './IconButton';
import { modals } from './modals';
import styles from './Sheet.module.css';
import { useUi } from './UiProvider';

/** Why a sheet was dismissed (R4.32). Buttons of its own close it themselves. */
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
 * Marks the page while a sheet is open: it does not scroll below one. A style that looks for the sheet itself (`:has`)
 * would search the whole page with each change of it.
 */
function markPage(): void {
  document.documentElement.toggleAttribute('data-sheet', document.querySelector(`.${styles.sheet}[open]`) !== null);
}

/**
 * A bottom sheet on a phone, a dialog on a desktop. The platform's own modal dialog: focus is kept inside and given
 * back, Esc closes, the rest of the page is inert. One of the stack of modals (R2): another surface ends
 * it with the reason `close`; while a dialog asks something it is away, and then back with all that was typed.
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

  // One that is taken off the page while it is open gives the focus back before it is gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      element?.close();
      markPage();
    };
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
