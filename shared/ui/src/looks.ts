/**
 * How a template's tiles look: class names that stand beside the kit's own on the same elements. They come from a style
 * sheet in `tiles/`, which is fetched only where the template is worn.
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

/**
 * How a template's lists look (`lists/`): a section with its head, the list of its games, and the grid of a whole
 * lobby.
 */
export interface ListLook {
  section?: string;
  head?: string;
  title?: string;
  more?: string;
  /** The games of a section: a line that scrolls sideways, unless this look wraps it. */
  list?: string;
  item?: string;
  /** The whole lobby. It must stay a grid of equal columns: its rows are counted before they are drawn. */
  grid?: string;
}
