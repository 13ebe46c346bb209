import { modals } from '@marquee/ui/modals';
import Swal, { type SweetAlertOptions, type SweetAlertResult } from 'sweetalert2/dist/sweetalert2.esm.js';
import { allowed } from '../trust';
import { type DefaultText, defaultTexts, inputError, resultOf, SerialQueue } from './rules';
import styles from './swal.module.css';
import type { ConfirmOptions, DialogOptions, DialogResult, Perform, PromptOptions } from './types';
import 'sweetalert2/dist/sweetalert2.css';

/** Translated texts of the dialog itself. */
export interface DialogTexts {
  of: (key: DefaultText) => string;
  close: string;
}

/** Fallback texts in English. */
export const plainTexts: DialogTexts = { of: (key) => defaultTexts[key], close: 'Close' };

/**
 * Allows the library's templates, which it passes to the browser as HTML strings: empty elements with its own class
 * names, and an icon. They are recognised by pattern, so that a new version of the library need not be copied here;
 * nothing harmful can match.
 */
allowed.markup =
  /^(?:[\s?!i]|<\/?(?:div|button|ul|img|h2|input|output|select|label|span|textarea)(?: (?:class|id|aria-\w+)="swal2-[\w-]+"| type="\w+"| tabindex="-1")*(?: \/)?>)+$/;

/** Timeout of the closing animation, ms: in a hidden tab it never ends. */
const leaveAtMost = 400;

const queue = new SerialQueue();
const icons = { info: 'info', warning: 'warning', danger: 'error', success: 'success' } as const;
const colours = {
  info: 'var(--accent)',
  warning: 'var(--warning)',
  danger: 'var(--negative)',
  success: 'var(--positive)',
} as const;

const classes = (dangerous: boolean) => ({
  container: styles.container ?? '',
  popup: styles.popup ?? '',
  icon: styles.icon ?? '',
  closeButton: styles.close ?? '',
  title: styles.title ?? '',
  htmlContainer: styles.text ?? '',
  actions: styles.actions ?? '',
  confirmButton: (dangerous ? styles.danger : styles.confirm) ?? '',
  denyButton: styles.quiet ?? '',
  cancelButton: styles.quiet ?? '',
  loader: styles.loader ?? '',
  input: styles.input ?? '',
  inputLabel: styles.label ?? '',
  validationMessage: styles.invalid ?? '',
});

function optionsOf({ title, text = '', tone, ok, milliseconds }: DialogOptions, texts: DialogTexts): SweetAlertOptions {
  return {
    titleText: title,
    text,
    confirmButtonText: asMarkup(ok ?? texts.of('dialog.ok')),
    closeButtonAriaLabel: texts.close,
    buttonsStyling: false,
    reverseButtons: true,
    scrollbarPadding: false,
    heightAuto: false,
    // the native dialog around it restores the focus
    returnFocus: false,
    // while its work is running it can neither be closed nor answered again
    allowOutsideClick: () => !Swal.isLoading(),
    allowEscapeKey: () => !Swal.isLoading(),
    customClass: classes(false),
    showClass: { popup: styles.enter ?? '', backdrop: styles.appear ?? '', icon: '' },
    hideClass: { popup: styles.leave ?? '', backdrop: styles.vanish ?? '', icon: '' },
    ...(tone && { icon: icons[tone], iconColor: colours[tone] }),
    ...(milliseconds !== undefined && { timer: milliseconds }),
  };
}

/** Escapes a text for the library's HTML options; the browser allows no other markup there. */
const asMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const dismissed = (dismiss: 'close' | 'esc') =>
  Swal.close({ isConfirmed: false, isDenied: false, isDismissed: true, dismiss } as SweetAlertResult);

/**
 * Shows one dialog, when its turn has come. It is inside a native modal dialog: in the top layer, with the page inert,
 * and the focus trapped and restored. Going back in the history closes it.
 */
function show(options: SweetAlertOptions): Promise<SweetAlertResult<string>> {
  return queue.run(async () => {
    const stage = document.createElement('dialog');
    stage.className = styles.stage ?? '';
    // the inner dialog has role and name
    stage.setAttribute('role', 'presentation');
    document.body.append(stage);
    const release = modals.open({ close: () => dismissed('close') }, 'dialog');
    const back = () => dismissed('close');
    addEventListener('popstate', back);
    stage.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (Swal.isVisible() && !Swal.isLoading()) dismissed('esc');
    });
    stage.showModal();
    try {
      let gone = () => {};
      const left = new Promise<void>((done) => {
        gone = done;
      });
      const answer: SweetAlertResult<string> = await Swal.fire({
        ...options,
        target: stage,
        didRender: sayOnce,
        didDestroy: () => gone(),
      } as SweetAlertOptions);
      await Promise.race([left, new Promise((done) => setTimeout(done, leaveAtMost))]);
      return answer;
    } finally {
      removeEventListener('popstate', back);
      stage.close();
      stage.remove();
      unhide();
      release();
    }
  });
}

/**
 * The library hides the page from screen readers until its closing animation has ended. If it does not end in time, the
 * page would stay hidden.
 */
function unhide(): void {
  for (const child of document.body.children) {
    const before = child.getAttribute('data-previous-aria-hidden');
    child.removeAttribute('data-previous-aria-hidden');
    if (before === null) child.removeAttribute('aria-hidden');
    else child.setAttribute('aria-hidden', before);
  }
}

/**
 * Lets screen readers say a dialog once, as its name and text: the library also makes it a live region, which repeats
 * all of it with the letters of icon and close button. An error that comes later is an alert of its own.
 */
function sayOnce(popup: HTMLElement): void {
  popup.removeAttribute('aria-live');
  popup.querySelector('.swal2-icon')?.setAttribute('aria-hidden', 'true');
  popup.querySelector('.swal2-validation-message')?.setAttribute('role', 'alert');
}

const asAlert = { didOpen: (popup: HTMLElement) => popup.setAttribute('role', 'alertdialog') };

/** Runs the work of the confirm button; the dialog stays open, busy, until it is done, and shows an error. */
function working(perform: Perform | undefined) {
  if (!perform) return {};
  return {
    showLoaderOnConfirm: true,
    preConfirm: async (value: unknown) => {
      const wrong = await perform(typeof value === 'string' ? value : '');
      if (wrong) Swal.showValidationMessage(asMarkup(wrong));
      return wrong ? false : value;
    },
  };
}

export async function alert(options: DialogOptions, texts: DialogTexts): Promise<DialogResult> {
  return resultOf(await show({ ...optionsOf(options, texts), ...asAlert } as SweetAlertOptions));
}

export async function confirm(options: ConfirmOptions, texts: DialogTexts): Promise<DialogResult> {
  const { deny, cancel, tone, perform } = options;
  const isDangerous = tone === 'danger';
  return resultOf(
    await show({
      ...optionsOf(options, texts),
      ...asAlert,
      ...working(perform),
      customClass: classes(isDangerous),
      // nothing has failed yet
      ...(isDangerous && { icon: 'warning' }),
      showCloseButton: true,
      showCancelButton: true,
      cancelButtonText: asMarkup(cancel ?? texts.of('dialog.cancel')),
      // Enter must not trigger an irreversible action
      focusCancel: isDangerous,
      ...(deny && { showDenyButton: true, denyButtonText: asMarkup(deny === true ? texts.of('dialog.no') : deny) }),
    } as SweetAlertOptions),
  );
}

export async function prompt(options: PromptOptions, texts: DialogTexts): Promise<DialogResult & { value?: string }> {
  const { input, label, value = '', invalid, choices, minimum, maximum, cancel, perform } = options;
  const answer = await show({
    ...optionsOf(options, texts),
    ...working(perform),
    showCloseButton: true,
    showCancelButton: true,
    cancelButtonText: asMarkup(cancel ?? texts.of('dialog.cancel')),
    input,
    inputLabel: label,
    inputValue: value,
    ...(choices && {
      inputOptions: Object.fromEntries(Object.entries(choices).map(([value, name]) => [value, asMarkup(name)])),
    }),
    inputAttributes: {
      ...(input === 'email' && { autocomplete: 'email' }),
      ...(input === 'url' && { autocomplete: 'url', inputmode: 'url' }),
      ...(input === 'number' && { inputmode: 'decimal', step: 'any' }),
      ...(minimum !== undefined && { min: String(minimum) }),
      ...(maximum !== undefined && { max: String(maximum) }),
    },
    inputValidator: (typed: string) => {
      const flaw = inputError(options, typed);
      return flaw && asMarkup(invalid ?? texts.of(flaw));
    },
  } as SweetAlertOptions);
  return { ...resultOf(answer), ...(answer.isConfirmed && { value: (answer.value ?? '').trim() }) };
}
