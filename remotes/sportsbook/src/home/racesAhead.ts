/** Number of races that the home page loads: some of the first may have started. */
export const racesAhead = 9;
