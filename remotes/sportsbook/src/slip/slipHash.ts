/** The fragment of a page's address that leads to its slip: the panel beside the page, or on a phone the open sheet. */
export const slipHash = '#slip';
