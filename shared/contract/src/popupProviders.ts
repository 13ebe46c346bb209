/** Codes of the providers whose games open in a separate window instead of the page's frame (R3.31). */
export const popupProviders: readonly string[] = ['EVOPLAY'];
