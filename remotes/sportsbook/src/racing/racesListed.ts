/** Number of races on the racing page. */
export const racesListed = 24;
