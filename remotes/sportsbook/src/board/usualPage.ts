/** How many matches the board reads at once, unless it says otherwise; the page is served with as many. */
export const usualPage = 20;
