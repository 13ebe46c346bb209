import type { Texts } from '@marquee/i18n/text';
import type { RootStore } from '@marquee/store/root';
import type { DefaultText } from './dialogs/rules';
import type { DialogTexts } from './dialogs/swal';
import type { ConfirmOptions, DialogOptions, DialogResult, PromptOptions, ToastOptions } from './dialogs/types';

/** The host services that dialogs need. */
interface Dependencies {
  texts: Texts;
  root: RootStore;
}

let dependencies: Dependencies | undefined;

/** Sets the host services that dialogs use; called by the host's provider. */
export function setDialogServices(services: Dependencies): void {
  dependencies = services;
}

/** The dialog library is loaded with the first dialog, or earlier if one is likely. */
const swal = () => import('./dialogs/swal');

/** Preloads what a dialog needs, because it could not be loaded without a network. */
export function expectDialogs(): void {
  swal().catch(() => undefined);
  dependencies?.texts.load('messages').catch(() => undefined);
}

async function textsFor(plain: DialogTexts): Promise<DialogTexts> {
  if (!dependencies) return plain;
  const { texts } = dependencies;
  try {
    return { of: await texts.textsOf<DefaultText>('messages'), close: texts.i18n.t('kit.close', { ns: 'ui' }) };
  } catch {
    return plain;
  }
}

async function library() {
  const { plainTexts, ...shows } = await swal();
  return { ...shows, texts: await textsFor(plainTexts) };
}

/**
 * Dialogs and toasts (R4, R5, R8). Each dialog resolves to its result: confirmed, denied, or dismissed with the reason
 * cancel, backdrop, close, esc or timer. Focus is trapped and restored. Dialogs queue; opening another surface closes
 * one.
 */
export const dialogs = {
  /** Shows a message; one button. */
  alert: async (options: DialogOptions): Promise<DialogResult> => {
    const { alert, texts } = await library();
    return alert(options, texts);
  },
  /** A question; the text says what happens, the buttons name the actions. */
  confirm: async (options: ConfirmOptions): Promise<DialogResult> => {
    const { confirm, texts } = await library();
    return confirm(options, texts);
  },
  /** Asks for an email address, a URL, a line of text, a number or a choice. */
  prompt: async (options: PromptOptions): Promise<DialogResult & { value?: string }> => {
    const { prompt, texts } = await library();
    return prompt(options, texts);
  },
  /** A toast, bottom right; hover and focus pause its timer, and it stays in the notification log. */
  toast: async (options: ToastOptions): Promise<void> => {
    const { passing } = await import('./dialogs/passing');
    await passing(options, dependencies);
  },
};

export type { ConfirmOptions, DialogOptions, DialogResult, PromptOptions, ToastOptions };
