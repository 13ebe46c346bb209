import type { DialogResult, PromptOptions } from './types';

/** Default texts of dialogs (R9.20), with their keys in the `messages` bundle. */
export const defaultTexts = {
  'dialog.ok': 'OK',
  'dialog.no': 'No',
  'dialog.cancel': 'Cancel',
  'dialog.invalidEmail': 'Invalid email address',
  'dialog.invalidUrl': 'Invalid URL',
  'dialog.invalidNumber': 'Invalid number',
  'dialog.required': 'Please fill this in.',
} as const;

export type DefaultText = keyof typeof defaultTexts;

const emailPattern = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:".]+(\.[^\s@<>()[\],;:".]+)+$/;

/** The fault of an input dialog's value; null if there is none (R5.05, R5.07). */
export function inputError(
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

/** The dialog library's result. */
export interface LibraryResult {
  isConfirmed?: boolean;
  isDenied?: boolean;
  dismiss?: unknown;
}

const reasons = ['cancel', 'backdrop', 'close', 'esc', 'timer'] as const;

/** A dialog's result as in R4.31. One that was replaced by another surface was closed. */
export function resultOf({ isConfirmed, isDenied, dismiss }: LibraryResult): DialogResult {
  if (isConfirmed) return { end: 'confirmed' };
  if (isDenied) return { end: 'denied' };
  return { end: 'dismissed', reason: reasons.find((reason) => reason === dismiss) ?? 'close' };
}

/** A serial queue: a dialog waits until the previous one has closed, and none is lost. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
