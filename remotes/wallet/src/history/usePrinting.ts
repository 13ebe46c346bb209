import { useEffect, useState } from 'react';

/** Content rendered only while printing, and the function that prints it. Null otherwise. */
export function usePrinting<T>(): [printed: T | null, print: (what: T) => void] {
  const [printed, setPrinted] = useState<T | null>(null);
  useEffect(() => {
    if (printed === null) return;
    const done = () => setPrinted(null);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [printed]);
  return [printed, setPrinted];
}
