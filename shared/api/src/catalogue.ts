import type { Envelope } from '@marquee/contract/envelope';
import { SUCCESS } from '@marquee/contract/envelope';
import { sessionEnds } from '@marquee/contract/errors';

/**
 * How an answer is shown (R8): `none` not at all · `log` only logged · `session` a warning toast of 10 s, then logout
 * and redirect to login · `dialog` an error dialog whose text is a key of the `errors` bundle or, if it is not a plain
 * word, the raw message. The caller can ask for a toast of 3 s without a button instead of the dialog.
 */
export type Presentation =
  | { kind: 'none' }
  | { kind: 'log' }
  | { kind: 'session'; titleKey: 'invalidSession'; textKey: 'sessionExpired'; milliseconds: 10_000 }
  | { kind: 'dialog'; titleKey: 'errorTitle'; textKey: string }
  | { kind: 'dialog'; titleKey: 'errorTitle'; text: string };

/** A rule of the catalogue: which answers it matches, and how they are shown. The first match applies. */
interface CatalogueRule {
  fits: (answer: Envelope) => boolean;
  means: (message: string) => Presentation;
}

/** The specification has one of them in two spellings. */
const sessionOverMessages = new Set<string>([...sessionEnds, 'Session Expired']);

/** Code 1, the message OK, or an empty or missing code: servers may omit it, whatever the type says. */
function isFine({ statusCode, statusMessage }: Envelope): boolean {
  const code: unknown = statusCode;
  return code === SUCCESS || statusMessage === 'OK' || code === undefined || code === null || code === '';
}

const noError: CatalogueRule = { fits: isFine, means: () => ({ kind: 'none' }) };

const sessionOver: CatalogueRule = {
  fits: ({ statusMessage }) => sessionOverMessages.has(statusMessage),
  means: () => ({
    kind: 'session',
    titleKey: 'invalidSession',
    textKey: 'sessionExpired',
    milliseconds: 10_000,
  }),
};

/** The last two are handled by a dialog or form of their own; a player who closes it knows why nothing was done. */
const loggedMessages = ['serviceUnavailable', 'stepUpNeeded', 'secondFactorNeeded'];

const logged: CatalogueRule = {
  fits: ({ statusMessage }) => loggedMessages.includes(statusMessage),
  means: () => ({ kind: 'log' }),
};

const wordless: CatalogueRule = {
  fits: ({ statusMessage }) => !statusMessage,
  means: () => ({ kind: 'dialog', titleKey: 'errorTitle', textKey: 'unknownError' }),
};

const word: CatalogueRule = {
  fits: ({ statusMessage }) => /^[A-Za-z]+$/.test(statusMessage),
  means: (textKey) => ({ kind: 'dialog', titleKey: 'errorTitle', textKey }),
};

const sentence: CatalogueRule = {
  fits: () => true,
  means: (text) => ({ kind: 'dialog', titleKey: 'errorTitle', text }),
};

/** The error catalogue (R8), in order of precedence. */
const catalogue: readonly CatalogueRule[] = [noError, sessionOver, logged, wordless, word, sentence];

/** Whether an answer means that the session is over. */
export function endsSession(answer: Envelope): boolean {
  return presentationOf(answer).kind === 'session';
}

/** How an answer is shown (R8); the operator's own words come before the message's text. */
export function presentationOf(answer: Envelope): Presentation {
  const rule = catalogue.find(({ fits }) => fits(answer)) ?? sentence;
  const shown = rule.means(answer.statusMessage);
  return shown.kind === 'dialog' && answer.words ? sentence.means(answer.words) : shown;
}
