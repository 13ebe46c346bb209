import { useEffect } from 'react';

/** Calls something again and again while the page is visible. */
export function useEvery(milliseconds: number, call: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && call(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, call]);
}
