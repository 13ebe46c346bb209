/** How many races the page of races reads. */
export const racesListed = 24;
