import type { Texts } from '@marquee/i18n/text';
import type { RootStore } from '@marquee/store/root';
import type { DefaultText } from './dialogs/rules';
import type { DialogTexts } from './dialogs/swal';
import type { ConfirmOptions, DialogOptions, DialogResult, PromptOptions, ToastOptions } from './dialogs/types';

/** What dialogs need of the host: its texts, and the store of the visit. */
interface Dependencies {
  texts: Texts;
  root: RootStore;
}

let dependencies: Dependencies | undefined;

/** Sets the host's services that dialogs use. The host's provider does it. */
export function serveDialogs(services: Dependencies): void {
  dependencies = services;
}

/** The dialog library is fetched when the first dialog is needed, or before, where one is likely. */
const swal = () => import('./dialogs/swal');

/** Fetches what a dialog needs, because one may follow: without a network it could not be shown. */
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
 * Dialogs and toasts (R4, R5, R8). Each dialog resolves to how it ended: confirmed, denied, or dismissed with the
 * reason cancel, backdrop, close, esc or timer. Focus is trapped and given back. Dialogs wait for each other; a surface
 * that opens closes one.
 */
export const dialogs = {
  /** Shows a message; one button. */
  alert: async (options: DialogOptions): Promise<DialogResult> => {
    const { alert, texts } = await library();
    return alert(options, texts);
  },
  /** Asks; the text says what happens, the buttons name the actions. */
  confirm: async (options: ConfirmOptions): Promise<DialogResult> => {
    const { confirm, texts } = await library();
    return confirm(options, texts);
  },
  /** Asks for an email address, a URL, a line of text, a number or one of several. */
  prompt: async (options: PromptOptions): Promise<DialogResult & { value?: string }> => {
    const { prompt, texts } = await library();
    return prompt(options, texts);
  },
  /** Says something in passing, bottom right; hover and focus stop its clock, and it stays in the notification log. */
  toast: async (options: ToastOptions): Promise<void> => {
    const { passing } = await import('./dialogs/passing');
    await passing(options, dependencies);
  },
};

export type { ConfirmOptions, DialogOptions, DialogResult, PromptOptions, ToastOptions };
