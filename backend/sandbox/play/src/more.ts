/** Marks a scrolling part, as it is now, while it has more below than it shows. */
export function markMore(part: HTMLElement): void {
  const mark = () => part.toggleAttribute('data-more', part.scrollHeight - part.clientHeight - part.scrollTop > 2);
  part.addEventListener('scroll', mark, { passive: true });
  const sizes = new ResizeObserver(mark);
  for (const one of [part, ...part.children]) sizes.observe(one);
}
