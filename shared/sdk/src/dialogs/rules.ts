import type { DialogResult, PromptOptions } from './types';

/** Texts that a dialog says when its caller says nothing (R9.20), by their keys in the `messages` bundle. */
export const defaultTexts = {
  'dialog.ok': 'OK',
  'dialog.no': 'No',
  'dialog.cancel': 'Cancel',
  'dialog.invalidEmail': 'Invalid email address',
  'dialog.invalidUrl': 'Invalid URL',
  'dialog.invalidNumber': 'Invalid number',
  'dialog.required': 'Please fill this in.',
} as const;

/** One of {@link defaultTexts}. */
export type DefaultText = keyof typeof defaultTexts;

const emailPattern = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:".]+(\.[^\s@<>()[\],;:".]+)+$/;

/** What is wrong with the value of an input dialog; null while nothing is (R5.05, R5.07). */
export function flawOf(
  options: Pick<PromptOptions, 'input' | 'minimum' | 'maximum'>,
  typed: string,
): DefaultText | null {
  const value = typed.trim();
  switch (options.input) {
    case 'email':
      return emailPattern.test(value) ? null : 'dialog.invalidEmail';
    case 'url':
      return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value) ? null : 'dialog.invalidUrl';
    case 'number': {
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = options;
      const number = value === '' ? Number.NaN : Number(value);
      return number >= minimum && number <= maximum ? null : 'dialog.invalidNumber';
    }
    default:
      return value === '' ? 'dialog.required' : null;
  }
}

/** What the dialog library says of a dialog's end. */
export interface LibraryResult {
  isConfirmed?: boolean;
  isDenied?: boolean;
  dismiss?: unknown;
}

const reasons = ['cancel', 'backdrop', 'close', 'esc', 'timer'] as const;

/** The end of a dialog in the words of R4.31. One that gives way to another surface was closed. */
export function resultOf({ isConfirmed, isDenied, dismiss }: LibraryResult): DialogResult {
  if (isConfirmed) return { end: 'confirmed' };
  if (isDenied) return { end: 'denied' };
  return { end: 'dismissed', reason: reasons.find((reason) => reason === dismiss) ?? 'close' };
}

/** Lets work happen one after the other: a dialog waits until the one before it is gone, and none is lost. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  next<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
