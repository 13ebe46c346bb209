/** All texts of the kit itself; the provider passes them in the player's language. */
export interface UiLabels {
  close: string;
  clear: string;
  retry: string;
  loading: string;
  required: string;
  optional: string;
  /** Errors at an amount: how one with too many decimals was read, and how to write one that is unclear. */
  amountDecimals: (amount: string, most: string) => string;
  amountWhole: (amount: string) => string;
  amountUnclear: (example: string) => string;
  showPassword: string;
  hidePassword: string;
  /** Shown at a password while Caps Lock is on. */
  capsLock: string;
  /** Labels of the rail's and the paginator's arrows. */
  previous: string;
  next: string;
  /** Label of the paginator, and of a page, including jumps. */
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
