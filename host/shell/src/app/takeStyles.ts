/**
 * Gives elements that a server has rendered their own styles, which stand in rules until then: what the browser's code
 * draws later may take them away again.
 */
export function takeStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}
