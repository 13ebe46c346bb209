/** A part of the host that pages fetch when they need it: its script with its hash, then its style sheet with its hash, if it has one. Paths below the host's root. */
type Chunk = [script: string, scriptHash: string, style?: string, styleHash?: string];

/** Parts of the host by the names that the bundler gives to them. */
export type ChunkManifest = Record<string, Chunk>;

/** What a page says of the host's later files. */
export interface PageChunks {
  /** The list of all of them (`ChunkManifest` as JSON) and its hash. */
  url: string;
  integrity: string;
  /** Those that are in the page already. */
  present: ChunkManifest;
}

/** The element of a page with its `PageChunks` as JSON. */
export const chunkManifestId = 'chunk-manifest';
