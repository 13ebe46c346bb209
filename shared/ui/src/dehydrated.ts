/** Attribute of a `HydrationMark` whose part of the page is not hydrated yet. */
export const dehydrated = 'data-dehydrated';
