/** A modal surface over the page: a sheet, a drawer, a menu, a login, a dialog. */
export interface Modal {
  /** Closes it, because another one opens. */
  close: () => void;
  /** Hides it with its state while a dialog is open. Without it, it is closed instead. */
  suspend?: () => void;
  /** Shows it again unchanged. */
  resume?: () => void;
}

/**
 * The stack of modals (R2): opening one first closes the current one, so that two are never visible at once. A surface
 * closes the others for good. A dialog only suspends them: they return unchanged when it is closed.
 */
export class ModalStack {
  #open: Modal[] = [];
  #listeners = new Set<() => void>();

  /** Whether any is open, or suspended by another. */
  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** Calls `listener` after every change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Opens a modal. Returns a function to call when it has closed by itself; idempotent. */
  open(modal: Modal, kind: 'surface' | 'dialog' = 'surface'): () => void {
    const top = this.#open.at(-1);
    if (kind === 'dialog' && top?.suspend) top.suspend();
    else this.closeAll();
    this.#open.push(modal);
    this.#emit();
    return () => this.#release(modal);
  }

  /** Closes all open modals, topmost first. */
  closeAll(): void {
    for (const modal of this.#open.splice(0).reverse()) modal.close();
  }

  #release(modal: Modal): void {
    const wasTop = this.#open.at(-1) === modal;
    this.#open = this.#open.filter((one) => one !== modal);
    if (wasTop) this.#open.at(-1)?.resume?.();
    this.#emit();
  }

  /** Deferred until the caller has shown or hidden its element. */
  #emit(): void {
    for (const listener of this.#listeners) queueMicrotask(listener);
  }
}

export const modals = new ModalStack();
