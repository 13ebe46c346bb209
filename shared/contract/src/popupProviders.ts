/** Codes of the providers whose games run in a window of their own, not in the page's frame (R3.31). */
export const popupProviders: readonly string[] = ['EVOPLAY'];
