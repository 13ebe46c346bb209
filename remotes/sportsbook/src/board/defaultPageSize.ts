/** Default number of matches per request; the page is seeded with as many. */
export const defaultPageSize = 20;
