import { dehydrated } from '@marquee/ui/dehydrated';

/** The marks below an element whose parts are not hydrated yet. */
export const dehydratedMarks = (place: ParentNode): Element[] => [...place.querySelectorAll(`[${dehydrated}]`)];

/** Whether a server-rendered element is hydrated: every part that contains it is. */
export function isHydrated(element: Element): boolean {
  return !dehydratedMarks(document).some((mark) => mark.parentElement?.contains(element));
}
