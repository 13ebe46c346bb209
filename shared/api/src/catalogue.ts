import type { Envelope } from '@marquee/contract/envelope';
import { SUCCESS } from '@marquee/contract/envelope';

/**
 * How a person is told (§8): `none` nothing is shown · `log` only logged · `session` a warning toast of 10 s, then logout and
 * the way to login · `dialog` an error dialog whose text is a key of the `errors` bundle or, when it is not a plain
 * word, the raw message.
 */
export type Presentation =
  | { kind: 'none' }
  | { kind: 'log' }
  | { kind: 'session'; titleKey: 'invalidSession'; textKey: 'sessionExpired'; milliseconds: 10_000 }
  | { kind: 'dialog'; titleKey: 'errorTitle'; textKey: string }
  | { kind: 'dialog'; titleKey: 'errorTitle'; text: string };

/** Messages that end the session (§8). */
const sessionEnds = new Set(['sessionExpired', 'Session Expired', 'BLOCK', 'CLOSE', 'permissionDenied']);

/** §8, first row: code 1, the message OK, or an empty or missing code. */
function isFine({ statusCode, statusMessage }: Envelope): boolean {
  return statusCode === SUCCESS || statusMessage === 'OK' || statusCode == null;
}

/** Whether an answer means that the session is over. */
export function endsSession(answer: Envelope): boolean {
  return !isFine(answer) && sessionEnds.has(answer.statusMessage);
}

/** The error catalogue: what an answer means to a person. Specification §8. */
export function presentationOf(answer: Envelope): Presentation {
  const { statusMessage } = answer;
  if (isFine(answer)) return { kind: 'none' };
  if (sessionEnds.has(statusMessage)) {
    return { kind: 'session', titleKey: 'invalidSession', textKey: 'sessionExpired', milliseconds: 10_000 };
  }
  if (statusMessage === 'serviceUnavailable') return { kind: 'log' };
  if (!statusMessage) return { kind: 'dialog', titleKey: 'errorTitle', textKey: 'unknownError' };
  return /^[A-Za-z]+$/.test(statusMessage)
    ? { kind: 'dialog', titleKey: 'errorTitle', textKey: statusMessage }
    : { kind: 'dialog', titleKey: 'errorTitle', text: statusMessage };
}
