/**
 * A surface over the page that keeps everything below it out of reach: a sheet, a drawer, a menu, a login, a dialog.
 */
export interface Modal {
  /** Ends it, because another one takes its place. */
  close: () => void;
  /** Puts it away with all that was typed, while a dialog asks something. Without it, it is ended instead. */
  suspend?: () => void;
  /** Brings it back as it was. */
  resume?: () => void;
}

/**
 * The stack of modals (R2): opening one first closes the one currently open, so that two are never seen
 * at once. A surface ends the others for good. A dialog only interrupts: what it closed comes back, as it was, once the
 * dialog is answered.
 */
export class ModalStack {
  #open: Modal[] = [];
  #listeners = new Set<() => void>();

  /** Calls `listener` after every opening and closing. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Opens a modal. Returns a function to call when it has closed by itself; more than once does no harm. */
  open(modal: Modal, kind: 'surface' | 'dialog' = 'surface'): () => void {
    const top = this.#open.at(-1);
    if (kind === 'dialog' && top?.suspend) top.suspend();
    else this.closeAll();
    this.#open.push(modal);
    this.#emit();
    return () => this.#release(modal);
  }

  /** Ends everything that is open, the uppermost first. */
  closeAll(): void {
    for (const modal of this.#open.splice(0).reverse()) modal.close();
  }

  #release(modal: Modal): void {
    const wasTop = this.#open.at(-1) === modal;
    this.#open = this.#open.filter((one) => one !== modal);
    if (wasTop) this.#open.at(-1)?.resume?.();
    this.#emit();
  }

  /** After the one who called has shown or hidden its element. */
  #emit(): void {
    for (const listener of this.#listeners) queueMicrotask(listener);
  }
}

/** The one stack of the page. */
export const modals = new ModalStack();
