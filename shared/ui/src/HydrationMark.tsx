import { useLayoutEffect, useRef } from 'react';
import { dehydrated } from './dehydrated';

/**
 * Marks when the surrounding part of the page (all content of its parent element) is hydrated. Put it last inside each
 * Suspense boundary that is server-rendered. Until then, clicks and input in the part are recorded, and stored visitor
 * state is not restored.
 */
export function HydrationMark() {
  const mark = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => mark.current?.removeAttribute(dehydrated), []);
  return <template ref={mark} data-dehydrated="" />;
}
