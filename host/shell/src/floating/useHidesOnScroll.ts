import { type RefObject, useEffect, useRef } from 'react';

/** Least scroll distance that counts, px. */
const least = 12;

/** Sets `data-away` on an element after scrolling down, until the page is scrolled up or reaches its end. */
export function useHidesOnScroll<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      const isAtEnd = now + window.innerHeight >= document.documentElement.scrollHeight - least;
      if (Math.abs(now - last) < least && !isAtEnd) return;
      element.current?.toggleAttribute('data-away', now > last && !isAtEnd);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return element;
}
