/**
 * A chunk of the host that pages load on demand: its script and hash, then its style sheet and hash, if it has one.
 * Paths below the host's root.
 */
type Chunk = [script: string, scriptHash: string, style?: string, styleHash?: string];

/** The host's chunks by the bundler's ids. */
export type ChunkManifest = Record<string, Chunk>;

/** The part of the chunk manifest that a page contains. */
export interface PageChunks {
  /** The complete manifest (`ChunkManifest` as JSON) and its hash. */
  url: string;
  integrity: string;
  /** The entries of the page's own template. */
  present: ChunkManifest;
}

/** Id of the element that holds a page's `PageChunks` as JSON. */
export const chunkManifestId = 'chunk-manifest';
