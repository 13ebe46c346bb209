import { dehydrated } from '@marquee/ui/dehydrated';

/** The marks below an element whose parts are not hydrated yet. */
export const dehydratedMarks = (place: ParentNode): Element[] => [...place.querySelectorAll(`[${dehydrated}]`)];

/** Whether an element that the server has rendered is hydrated: every part that it belongs to is. */
export function isHydrated(element: Element): boolean {
  return !dehydratedMarks(document).some((mark) => mark.parentElement?.contains(element));
}
