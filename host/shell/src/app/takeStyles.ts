/**
 * Gives server-rendered elements their inline styles, which are style rules until then: React may remove them later.
 */
export function takeStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}
