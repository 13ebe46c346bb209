import { useLayoutEffect, useRef } from 'react';
import { dehydrated } from './dehydrated';

/**
 * Tells when the part of the page around it is hydrated: all that its parent element holds. Put it last inside each
 * Suspense boundary that a server renders with its content. Until then presses and typing in the part are kept, and
 * what the browser knows of the visitor is not restored.
 */
export function HydrationMark() {
  const mark = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => mark.current?.removeAttribute(dehydrated), []);
  return <template ref={mark} data-dehydrated="" />;
}
