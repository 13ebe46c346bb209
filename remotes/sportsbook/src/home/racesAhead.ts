/** How many races the home page reads ahead: of the first ones some may have started. */
export const racesAhead = 9;
