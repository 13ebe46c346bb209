import { Icon } from '@marquee/ui/Icon';
import { modals } from '@marquee/ui/modals';
import { say } from '@marquee/ui/say';
import { makeAutoObservable, observableRef } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Countdown } from './countdown';
import styles from './toasts.module.css';
import type { ToastOptions } from './types';

/** R9.08: default display time of a toast, ms. */
const usualMilliseconds = 3000;

/** Most toasts at once; the oldest is removed, and stays in the log. */
const mostAtOnce = 4;

interface Toast extends Required<ToastOptions> {
  id: number;
  gone: () => void;
}

const icons = { info: 'info', warning: 'warning', danger: 'warning', success: 'check' } as const;

const isUrgent = ({ tone }: Toast) => tone === 'danger' || tone === 'warning';
const wordsOf = ({ title, text }: Toast) => `${title} ${text}`.trim();

/** The visible toasts, and their announcement. */
class Toasts {
  shown: readonly Toast[] = [];
  /** Translated labels of the close button and the region. */
  labels = { close: '', region: '' };
  #last = 0;

  constructor() {
    makeAutoObservable(this, { shown: observableRef, labels: observableRef }, { autoBind: true });
  }

  add(options: ToastOptions, labels: Toasts['labels'], gone: () => void): void {
    const { title, text = '', tone = 'info', milliseconds = usualMilliseconds } = options;
    this.labels = labels;
    this.#last += 1;
    const added = { id: this.#last, title, text, tone, milliseconds, gone };
    if (!isUrgent(added)) say(wordsOf(added));
    const all = [...this.shown, added];
    for (const old of all.slice(0, -mostAtOnce)) old.gone();
    this.shown = all.slice(-mostAtOnce);
  }

  remove(toast: Toast): void {
    if (!this.shown.includes(toast)) return;
    this.shown = this.shown.filter((one) => one !== toast);
    toast.gone();
  }

  /** Text that screen readers announce at once. */
  get urgent(): string {
    const last = this.shown.findLast(isUrgent);
    return last ? wordsOf(last) : '';
  }
}

const toasts = new Toasts();

function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  const { id, title, text, tone, milliseconds } = toast;
  const countdown = useRef<Countdown | null>(null);
  useEffect(() => {
    const running = new Countdown(milliseconds, () => toasts.remove(toast));
    countdown.current = running;
    return () => running.cancel();
  }, [toast, milliseconds]);
  return (
    <li
      className={styles.toast}
      data-tone={tone}
      data-testid="toast"
      style={{ '--life': `${milliseconds}ms` } as CSSProperties}
      onPointerEnter={() => countdown.current?.hold('pointer')}
      onPointerLeave={() => countdown.current?.release('pointer')}
      onFocus={() => countdown.current?.hold('focus')}
      onBlur={() => countdown.current?.release('focus')}
    >
      <span className={styles.icon}>
        <Icon name={icons[tone]} size={20} />
      </span>
      <span className={styles.words} id={`toast-${id}`}>
        <strong className={styles.title}>{title}</strong>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        aria-describedby={`toast-${id}`}
        onClick={() => toasts.remove(toast)}
      >
        <Icon name="close" size={20} />
      </button>
      <span className={styles.time} aria-hidden />
    </li>
  );
}

const ToastStack = observer(function ToastStack() {
  const { shown, labels } = toasts;
  return (
    <>
      <p className={styles.announced} role="alert">
        {toasts.urgent}
      </p>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={labels.region}>
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} close={labels.close} />
          ))}
        </ul>
      )}
    </>
  );
});

let place: HTMLElement | undefined;

/**
 * The container of toasts, created with the first one. It is moved into the top layer, inside the open modal if there
 * is one.
 */
function lift(): void {
  if (!place) {
    place = document.createElement('section');
    place.className = styles.stack ?? '';
    place.popover = 'manual';
    place.dataset.said = '';
    createRoot(place).render(<ToastStack />);
    modals.onChange(lift);
  }
  const all = document.querySelectorAll('dialog:modal');
  const parent = all[all.length - 1] ?? document.body;
  if (place.parentElement !== parent || !place.matches(':popover-open')) {
    parent.append(place);
    place.showPopover();
    // an opening dialog hides earlier content from screen readers; toasts must still be announced
    place.removeAttribute('aria-hidden');
  }
}

/** Shows a toast, bottom right (R8.07). Resolves when it has disappeared. */
export function toast(options: ToastOptions, labels: { close: string; region: string }): Promise<void> {
  lift();
  return new Promise((gone) => toasts.add(options, labels, gone));
}
