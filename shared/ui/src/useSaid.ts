import { type RefObject, useEffect, useRef } from 'react';
import { say } from './say';

/** Says the text of an element once it has come, and again when it changes, after a title if it has one. */
export function useSaid<E extends HTMLElement>(isLive = true, title = ''): RefObject<E | null> {
  const element = useRef<E>(null);
  const said = useRef('');
  useEffect(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: it parts the texts of boxes
    const text = isLive && element.current ? `${title}\n${element.current.innerText}`.trim() : '';
    if (text === said.current) return;
    said.current = text;
    if (text) say(text);
  });
  return element;
}
