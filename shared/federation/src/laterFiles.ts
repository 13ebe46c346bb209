/** A part of the host that pages fetch when they need it: its script with its hash, then its style sheet with its hash, if it has one. Paths below the host's root. */
type LaterFile = [script: string, scriptHash: string, style?: string, styleHash?: string];

/** Parts of the host by the names that the bundler gives to them. */
export type LaterFiles = Record<string, LaterFile>;

/** What a page says of the host's later files. */
export interface PageLaterFiles {
  /** The list of all of them (`LaterFiles` as JSON) and its hash. */
  url: string;
  integrity: string;
  /** Those that are in the page already. */
  present: LaterFiles;
}

/** The element of a page with its `PageLaterFiles` as JSON. */
export const laterFilesId = 'later-files';
