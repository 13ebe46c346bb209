/**
 * The script of a page's head, which runs before the first paint. The build of the host compiles it into a file of its
 * own (`earlyScriptPlugin.ts`); the edge writes it into each page, behind the facts that it declares here.
 */
import type { EarlyInput } from '@marquee/ui/useEarlyInput';
import { isHydrated } from './isHydrated';

/** From which width on the template is wide, CSS pixels. */
declare const wideFrom: number;
/** Addresses of the fonts that the template begins with. */
declare const fonts: readonly string[];
/** Whether the answer holds the rendered page. */
declare const isRendered: boolean;

/**
 * A page whose head runs this soon after it was asked for, ms, comes by a line that brings its fonts before anybody
 * misses them.
 */
const soon = 120;

const page = document.documentElement;

/** Marks the page as wide or as a player's before the first paint: what is seen of it goes by the marks. */
function mark(): void {
  if (matchMedia(`(min-width:${wideFrom}px)`).matches) page.dataset.wide = '';
  try {
    const kept = (localStorage.getItem('marquee.session') ?? '') + document.cookie;
    if (/isAuthenticated(":|%22%3A)true/.test(kept)) page.dataset.player = '';
  } catch {
    // a browser that keeps nothing has no player
  }
}

/** Has a page that comes soon drawn with its fonts: browsers wait for those that the head names (ADR 65). */
function waitForFonts(): void {
  if (performance.now() >= soon) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }),
    );
  }
}

/**
 * Keeps what a visitor does on a rendered page before it is hydrated: what was typed, and the button that was pressed
 * last; for a player also what is pressed before kept state is restored. The host replays it (`earlyInput.ts`). Links
 * work by themselves.
 */
function keepInput(): void {
  const kinds = ['click', 'submit', 'input', 'change'];
  const early: EarlyInput = {
    typed: new Map(),
    pressed: null,
    stop() {
      for (const kind of kinds) removeEventListener(kind, keep, true);
    },
  };
  window.marqueeEarly = early;
  function keep(event: Event): void {
    const target = event.target as HTMLInputElement;
    if (!target.closest) return;
    if (event.type === 'click' || event.type === 'submit') {
      const button =
        event.type === 'submit'
          ? ((event as SubmitEvent).submitter as HTMLElement | null)
          : target.closest<HTMLElement>('a[href],button');
      if (!button || button.tagName === 'A') return;
      if (isHydrated(button) && !early.typed.size && !('player' in page.dataset)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.pressed = button;
    } else if (isHydrated(target)) early.typed.delete(target);
    else early.typed.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  }
  for (const kind of kinds) addEventListener(kind, keep, true);
}

mark();
waitForFonts();
if (isRendered) keepInput();
