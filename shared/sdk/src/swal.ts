import Swal, { type SweetAlertOptions, type SweetAlertResult } from 'sweetalert2/dist/sweetalert2.esm.js';
import styles from './swal.module.css';
import 'sweetalert2/dist/sweetalert2.css';

/** How a dialog ended (§4). */
export type DialogResult =
  | { end: 'confirmed' }
  | { end: 'denied' }
  | { end: 'dismissed'; reason: 'cancel' | 'backdrop' | 'close' | 'esc' | 'timer' };

/** A dialog's texts. Button texts default to OK, No and Cancel in the player's language (§9), given by the caller. */
export interface DialogOptions {
  title: string;
  text?: string;
  tone?: 'info' | 'warning' | 'danger' | 'success';
  ok?: string;
  cancel?: string;
}

/** A dialog that asks for a line (§5). `invalid` is what it says of a wrong one. */
export interface PromptOptions extends DialogOptions {
  input: 'email' | 'url' | 'text';
  label: string;
  invalid: string;
}

/** A message in passing. */
export interface ToastOptions {
  title: string;
  text?: string;
  tone?: 'info' | 'warning' | 'danger' | 'success';
  /** How long it stays, hover and focus not counted. */
  milliseconds?: number;
}

const classes = {
  popup: styles.popup ?? '',
  title: styles.title ?? '',
  htmlContainer: styles.text ?? '',
  actions: styles.actions ?? '',
  confirmButton: styles.confirm ?? '',
  denyButton: styles.quiet ?? '',
  cancelButton: styles.quiet ?? '',
  input: styles.input ?? '',
};

const base: SweetAlertOptions = {
  buttonsStyling: false,
  customClass: classes,
  showClass: { popup: styles.enter ?? '' },
  hideClass: { popup: styles.leave ?? '' },
  scrollbarPadding: false,
};

/** What only dialogs have: the page keeps its height, and the focus goes back to where it was. */
const dialog = { ...base, heightAuto: false, returnFocus: true } as SweetAlertOptions;

const icons = { info: 'info', warning: 'warning', danger: 'error', success: 'success' } as const;

function optionsOf({ title, text = '', tone, ok = 'OK', cancel }: DialogOptions): SweetAlertOptions {
  return {
    ...dialog,
    titleText: title,
    text,
    confirmButtonText: ok,
    ...(tone && { icon: icons[tone] }),
    ...(cancel && { showCancelButton: true, cancelButtonText: cancel }),
  } as SweetAlertOptions;
}

function resultOf({ isConfirmed, isDenied, dismiss }: SweetAlertResult<unknown>): DialogResult {
  if (isConfirmed) return { end: 'confirmed' };
  if (isDenied) return { end: 'denied' };
  return { end: 'dismissed', reason: (dismiss as 'cancel' | undefined) ?? 'close' };
}

export async function alert(options: DialogOptions): Promise<DialogResult> {
  return resultOf(await Swal.fire(optionsOf(options)));
}

export async function confirm({ deny, ...options }: DialogOptions & { deny?: string }): Promise<DialogResult> {
  return resultOf(
    await Swal.fire({
      ...optionsOf(options),
      ...(deny && { showDenyButton: true, denyButtonText: deny }),
    } as SweetAlertOptions),
  );
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function isValid(input: PromptOptions['input'], value: string): boolean {
  if (input === 'email') return emailPattern.test(value);
  if (input === 'url') return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  return value.trim() !== '';
}

export async function prompt(options: PromptOptions): Promise<DialogResult & { value?: string }> {
  const { input, label, invalid } = options;
  const answer: SweetAlertResult<string> = await Swal.fire({
    ...optionsOf(options),
    input,
    inputLabel: label,
    inputValidator: (value: string) => (isValid(input, value) ? null : invalid),
  } as SweetAlertOptions);
  return { ...resultOf(answer), ...(answer.isConfirmed && { value: answer.value ?? '' }) };
}

export async function toast({ title, text = '', tone = 'info', milliseconds = 3000 }: ToastOptions): Promise<void> {
  await Swal.fire({
    ...base,
    customClass: { ...classes, container: styles.corner ?? '' },
    toast: true,
    position: 'bottom-end',
    titleText: title,
    text,
    icon: icons[tone],
    timer: milliseconds,
    timerProgressBar: true,
    showConfirmButton: false,
    showCloseButton: true,
    didOpen: (popup: HTMLElement) => {
      popup.addEventListener('pointerenter', Swal.stopTimer);
      popup.addEventListener('pointerleave', Swal.resumeTimer);
      popup.addEventListener('focusin', Swal.stopTimer);
      popup.addEventListener('focusout', Swal.resumeTimer);
    },
  } as SweetAlertOptions);
}
