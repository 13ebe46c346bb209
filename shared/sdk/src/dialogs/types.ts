/** How a dialog ended (R4.31). */
export type DialogResult =
  | { end: 'confirmed' }
  | { end: 'denied' }
  | { end: 'dismissed'; reason: 'cancel' | 'backdrop' | 'close' | 'esc' | 'timer' };

/** The tone of a message; `danger` is for irreversible actions and errors. */
export type Tone = 'info' | 'warning' | 'danger' | 'success';

/** A dialog's texts, in the player's language. Default button texts are OK, No and Cancel in that language (R9.20). */
export interface DialogOptions {
  title: string;
  text?: string;
  tone?: Tone;
  ok?: string;
  cancel?: string;
  /** Closes automatically after so many ms, with the reason `timer`. Never for important text. */
  milliseconds?: number;
}

/** Work of the confirm button while the dialog stays open, busy. Resolves to an error text, or nothing. */
export type Perform = (value: string) => Promise<string | undefined>;

/** A question. `deny` adds a third button: its text, or `true` for No. */
export interface ConfirmOptions extends DialogOptions {
  deny?: string | true;
  perform?: Perform;
}

/** A dialog that asks for something (R5.05). */
export interface PromptOptions extends DialogOptions {
  input: 'email' | 'url' | 'text' | 'number' | 'select';
  label: string;
  /** Initial value. */
  value?: string;
  /** Message for an invalid value, instead of 'Invalid email address' and 'Invalid URL'. */
  invalid?: string;
  /** Choices of a `select`, by value. */
  choices?: Record<string, string>;
  /** Bounds of a `number`, inclusive. */
  minimum?: number;
  maximum?: number;
  perform?: Perform;
}

export interface ToastOptions {
  title: string;
  text?: string;
  tone?: Tone;
  /** Display time, excluding hover and focus; 3 s by default (R9.08). */
  milliseconds?: number;
}
