import styles from './VisuallyHidden.module.css';

/** How long a region is known to screen readers before its text changes, ms: what comes with it is often not spoken. */
const settling = 150;
/** How long a text stays for who reads line by line, ms. */
const staying = 10_000;

let region: HTMLElement | undefined;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** By `data-said` a release's run knows it: it stays in the page, and is not what the release has left there. */
function makeRegion(): HTMLElement {
  const made = Object.assign(document.createElement('p'), { className: styles.hidden, role: 'status' });
  made.dataset.said = '';
  return made;
}

/** Empties the region, in the modal dialog on top if there is one: the page below it is not read. */
function settle(): boolean {
  region ??= makeRegion();
  const dialogs = document.querySelectorAll('dialog:modal');
  const place = dialogs[dialogs.length - 1] ?? document.body;
  const isThere = region.parentElement === place && region.textContent === '';
  region.textContent = '';
  if (region.parentElement !== place) place.append(region);
  // A dialog of the library hides what is in the page.
  region.removeAttribute('aria-hidden');
  return isThere;
}

function speak(): void {
  if (waiting.length === 0) return;
  if (!region || !settle()) {
    timer = setTimeout(speak, settling);
    return;
  }
  region.textContent = waiting.join('\n');
  waiting = [];
  timer = setTimeout(settle, staying);
}

/**
 * Has a text said by screen readers, politely: by one region of the page, which was there before its text. Unlike a
 * region that comes with its text, or leaves with a page, it is heard. Returns what takes back a text not yet said.
 */
export function say(text: string): () => void {
  waiting.push(text);
  clearTimeout(timer);
  settle();
  timer = setTimeout(speak, settling);
  return () => {
    waiting = waiting.filter((one) => one !== text);
  };
}
