/** How a dialog ended (R4.31). */
export type DialogResult =
  | { end: 'confirmed' }
  | { end: 'denied' }
  | { end: 'dismissed'; reason: 'cancel' | 'backdrop' | 'close' | 'esc' | 'timer' };

/** What a message is about; `danger` is for what cannot be taken back, and for errors. */
export type Tone = 'info' | 'warning' | 'danger' | 'success';

/**
 * A dialog's texts, in the player's language. Buttons without a text of their own say OK, No and Cancel in it (R9.20).
 */
export interface DialogOptions {
  title: string;
  text?: string;
  tone?: Tone;
  ok?: string;
  cancel?: string;
  /** Dismisses itself after so many ms, with the reason `timer`. Never for what a person must read. */
  milliseconds?: number;
}

/**
 * Work that the confirming button does while the dialog stays, busy. Resolves to what went wrong, in words, or to
 * nothing.
 */
export type Perform = (value: string) => Promise<string | undefined>;

/** A question. `deny` adds a third answer: its text, or `true` for No. */
export interface ConfirmOptions extends DialogOptions {
  deny?: string | true;
  perform?: Perform;
}

/** A dialog that asks for something (R5.05). */
export interface PromptOptions extends DialogOptions {
  input: 'email' | 'url' | 'text' | 'number' | 'select';
  label: string;
  /** What stands in it at first. */
  value?: string;
  /** What it says of a wrong value, in place of 'Invalid email address' and 'Invalid URL'. */
  invalid?: string;
  /** Choices of a `select`, by value. */
  choices?: Record<string, string>;
  /** Bounds of a `number`, both included. */
  minimum?: number;
  maximum?: number;
  perform?: Perform;
}

/** A message in passing. */
export interface ToastOptions {
  title: string;
  text?: string;
  tone?: Tone;
  /** How long it stays, hover and focus not counted; 3 s by default (R9.08). */
  milliseconds?: number;
}
