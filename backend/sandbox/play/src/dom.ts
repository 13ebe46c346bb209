/** Options for creating an element: properties, `class`, `data-*`/`aria-*` attributes, and `on` for a click. */
export interface Making {
  class?: string;
  text?: string;
  on?: (event: Event) => void;
  attributes?: Record<string, string>;
}

/** Makes an element with children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  making: Making = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (making.class) element.className = making.class;
  if (making.text !== undefined) element.textContent = making.text;
  if (making.on) element.addEventListener('click', making.on);
  for (const [name, value] of Object.entries(making.attributes ?? {})) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A button that does not submit a form. */
export function button(label: string, on: () => void, className = '', attributes: Record<string, string> = {}) {
  return make('button', { class: className, text: label, on, attributes: { type: 'button', ...attributes } });
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let lessMotion: MediaQueryList | undefined;

/** Whether the player asked for less motion. Frames ask it often: the query is made once. */
export function reducedMotion(): boolean {
  lessMotion ??= matchMedia('(prefers-reduced-motion: reduce)');
  return lessMotion.matches;
}
