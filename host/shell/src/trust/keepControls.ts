/**
 * Keeps the host's controls in working order whatever a remote listens to. Code of a remote may listen on the window,
 * the document or the body, and there it may neither stop nor cancel a press of the host's controls or of a dialog, nor
 * the keys that lead out of a part: Escape and Tab. Listeners on elements below the body are not touched, nor is what
 * is pressed inside a remote's own part.
 *
 * Listens on the window before any remote has run.
 */
const kinds = ['click', 'submit', 'change', 'pointerdown', 'mousedown', 'touchstart', 'touchend', 'keydown'];

/** Stacks of code that tried to stop a click; `coverWatch.ts` tells whose it is. */
export const stopped: string[] = [];

/** What was put into the body by a script, with the stack of the call. */
export const strays = new WeakMap<Node, string>();

const stackHere = () => Error().stack ?? '';

function keep(event: Event): void {
  const { target, type } = event;
  const { key } = event as KeyboardEvent;
  const isOfHost = (place: Element) => place.closest('dialog') || !place.closest('[data-remote],[data-section]');
  // Other keys stay with those who listen on the document: shortcuts.
  const isKept = (place: Element) =>
    /^(Escape|Tab)$/.test(key) || (isOfHost(place) && (!key || /^(Enter| )$/.test(key)));
  if (!event.isTrusted || !(target instanceof Element) || !isKept(target)) return;
  for (const name of ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const)
    Object.defineProperty(event, name, {
      value() {
        const place = this.currentTarget;
        if (place instanceof Element && !place.matches('html,body')) Event.prototype[name].call(this);
        else if (type === 'click') stopped.push(stackHere());
      },
    });
}

for (const kind of kinds) addEventListener(kind, keep, { capture: true, passive: true });

/** All ways to put an element into the body, or beside it; the last three put it beside the page's own, too. */
const ways =
  'append,appendChild,prepend,insertBefore,replaceChild,replaceChildren,insertAdjacentElement,before,after'.split(',');
const { body, documentElement } = document;

const root = document.getElementById('root');
for (const place of [body, documentElement, root])
  for (const way of ways.slice(place === root ? -3 : 0)) {
    const places = place as unknown as Record<string, (...given: unknown[]) => unknown>;
    const put = places[way] as (...given: unknown[]) => unknown;
    places[way] = (...given) => {
      // What is in the body already is where to put it.
      for (const node of given) if (node instanceof Node && node.parentNode !== body) strays.set(node, stackHere());
      return put.apply(place, given);
    };
  }
