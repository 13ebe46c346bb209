import type { DialogOptions, DialogResult, PromptOptions, ToastOptions } from './swal';

/** The dialog library is fetched when the first dialog is needed. */
const swal = () => import('./swal');

/**
 * Dialogs and toasts (§4, §5, §8). Each dialog resolves to how it ended: confirmed, denied, or dismissed with the reason cancel,
 * backdrop, close, esc or timer. Focus is trapped and given back.
 */
export const dialogs = {
  /** Tells something; one button. */
  alert: async (options: DialogOptions): Promise<DialogResult> => (await swal()).alert(options),
  /** Asks; the text says what happens, the buttons name the deeds. */
  confirm: async (options: DialogOptions & { deny?: string }): Promise<DialogResult> => (await swal()).confirm(options),
  /** Asks for an email address, a URL or a line of text. */
  prompt: async (options: PromptOptions): Promise<DialogResult & { value?: string }> => (await swal()).prompt(options),
  /** Says something in passing, bottom right; hover and focus stop its clock. */
  toast: async (options: ToastOptions): Promise<void> => (await swal()).toast(options),
};

export type { DialogOptions, DialogResult, PromptOptions, ToastOptions };
