/**
 * Every text that the kit itself says. The provider gives them in the player's language; nothing is written in here.
 */
export interface UiLabels {
  close: string;
  clear: string;
  retry: string;
  loading: string;
  required: string;
  optional: string;
  showPassword: string;
  hidePassword: string;
  /** Said at a password while Caps Lock is on. */
  capsLock: string;
  /** Names of the rail's and the paginator's arrows. */
  previous: string;
  next: string;
  /** Name of the paginator; and of one of its pages, jumps included. */
  pages: string;
  page: (page: string) => string;
  play: string;
  demo: string;
  addFavourite: (game: string) => string;
  removeFavourite: (game: string) => string;
  /** The provider filter. */
  providers: string;
  allProviders: string;
  findProvider: string;
  noProvider: string;
  showResults: string;
}
