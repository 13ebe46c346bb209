/** Layout of a slot's sprite sheet: symbols row by row, then the frame, then the title. In picture units. */

/** A cell's side. */
export const cellSize = 240;
/** Cells in a row. */
export const columns = 4;
/** Symbols: nine ordinary ones, wild, scatter. */
export const symbolCount = 11;
/** The frame is in the cell after them; its bars are `frameBar` wide, and a corner takes `frameCorner`. */
export const frameBar = 40;
export const frameCorner = 60;
/** The title is below the cells, as wide as the sheet. */
export const titleHeight = 240;
