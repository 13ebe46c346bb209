/**
 * A template's tile styles: class names added to the kit's own on the same elements. They come from a style sheet in
 * `tiles/`, which is loaded only for templates that use it.
 */
export interface TileLook {
  tile?: string;
  main?: string;
  cover?: string;
  name?: string;
  provider?: string;
  favourite?: string;
  demo?: string;
}

/** A template's list styles (`lists/`): a section with its header, its list of games, and the grid of a lobby. */
export interface ListLook {
  section?: string;
  head?: string;
  title?: string;
  more?: string;
  /** The games of a section: a horizontally scrolling row, unless this style wraps it. */
  list?: string;
  item?: string;
  /** The lobby grid. It must be a grid of equal columns: its rows are computed before rendering. */
  grid?: string;
}
