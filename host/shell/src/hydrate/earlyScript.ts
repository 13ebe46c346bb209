/**
 * The script in a page's head, which runs before the first paint. The host's build compiles it into a separate file
 * (`earlyScriptPlugin.ts`); the edge writes it into each page, after the constants declared here.
 */
import type { EarlyInput } from '@marquee/ui/useEarlyInput';
import { isHydrated } from './isHydrated';

/** Width from which the template uses its wide layout, CSS pixels. */
declare const wideFrom: number;
/** Addresses of the fonts used first. */
declare const fonts: readonly string[];
/** Whether the response contains the rendered page. */
declare const isRendered: boolean;

/** A page that arrives within this time, ms, has a connection fast enough to wait for its fonts. */
const soon = 120;

const page = document.documentElement;

/**
 * Marks the page as wide, as a signed-in player's, and as one without promotions, before the first paint; styles use
 * the marks. Promotions are shown at once only to the player of whom the last page knew that they may see them.
 */
function mark(): void {
  if (matchMedia(`(min-width:${wideFrom}px)`).matches) page.dataset.wide = '';
  try {
    const session = localStorage.getItem('marquee.session') ?? '';
    if (!/isAuthenticated(":|%22%3A)true/.test(session + document.cookie)) return;
    page.dataset.player = '';
    const offers = localStorage.getItem('marquee.offers')?.slice(1, -1);
    if (!offers || !session.includes(offers)) page.dataset.quiet = '';
  } catch {
    // a browser without storage has no signed-in player
  }
}

/** On a fast connection, renders the page with its fonts: browsers wait for those preloaded in the head (ADR 65). */
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
 * Records input on a server-rendered page before hydration: typed text and the button pressed last; for signed-in
 * players also presses before stored state is restored. The host replays it (`earlyInput.ts`). Links work without
 * scripts.
 */
function keepInput(): void {
  const kinds = ['click', 'submit', 'input', 'change', 'compositionstart', 'compositionend'];
  const early: EarlyInput = {
    typed: new Map(),
    composing: null,
    pressed: null,
    stop() {
      for (const kind of kinds) removeEventListener(kind, keep, true);
    },
  };
  window.marqueeEarly = early;
  function keep(event: Event): void {
    const target = event.target as HTMLInputElement;
    if (!target.closest) return;
    if (event instanceof CompositionEvent) early.composing = event.type === 'compositionstart' ? target : null;
    else if (event.type === 'click' || event.type === 'submit') {
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
