import { presentationOf } from '@marquee/api/catalogue';
import type { Envelope } from '@marquee/contract/envelope';
import type { Texts } from '@marquee/i18n/text';
import { dialogs } from '@marquee/sdk';

/** R8.07: how long an error toast stays, ms. */
const errorToast = 3000;

/**
 * Shows an answer to the user as in the error catalogue (R8): as a dialog, or as a toast if a dialog would interrupt.
 * Session messages are shown elsewhere. Resolves when the dialog is closed; never rejects.
 */
export async function present(texts: Texts, answer: Envelope, as: 'dialog' | 'toast' = 'dialog'): Promise<void> {
  const presentation = presentationOf(answer);
  if (presentation.kind === 'log') console.warn(answer.statusMessage);
  if (presentation.kind !== 'dialog') return;
  const t = await errorTexts(texts);
  const title = t(presentation.titleKey);
  const text = 'text' in presentation ? presentation.text : t(presentation.textKey);
  try {
    if (as === 'toast') await dialogs.toast({ tone: 'danger', title, text, milliseconds: errorToast });
    else await dialogs.alert({ tone: 'danger', title, text });
  } catch (error) {
    // The dialog's code could not be loaded: the network is down, which the page shows anyway.
    console.warn(title, text, error);
  }
}

/** The warning that a session has ended (R8.02): 10 s, bottom right. */
export async function presentSessionEnd(texts: Texts): Promise<void> {
  const t = await errorTexts(texts);
  await dialogs.toast({ tone: 'warning', title: t('invalidSession'), text: t('sessionExpired'), milliseconds: 10_000 });
}

/** Tells in another tab that the player signed out. */
export async function presentSignedOut(texts: Texts): Promise<void> {
  const t = await texts.textsOf('messages');
  await dialogs.toast({ tone: 'info', title: t('auth.signedOutElsewhere'), milliseconds: 10_000 });
}

/** Tells in another tab that the player signed in as somebody else. */
export async function presentSignedInElsewhere(texts: Texts, account: string): Promise<void> {
  const t = await texts.textsOf('messages');
  await dialogs.toast({ tone: 'info', title: t('auth.signedInElsewhere', { account }), milliseconds: 10_000 });
}

/** The `errors` bundle; a missing key reads as the unknown error. */
async function errorTexts(texts: Texts): Promise<(key: string) => string> {
  await texts.load('errors').catch(() => undefined);
  return (key) => {
    const text = texts.i18n.t(key, { ns: 'errors', defaultValue: '' });
    return text || texts.i18n.t('unknownError', { ns: 'errors' });
  };
}
