import { type ChunkManifest, chunkManifestId, type PageChunks } from './chunkManifest';

/** The bundler's runtime objects, which `pluginChunkManifest` leaves without names and hashes of chunks. */
interface Bundler {
  /** Loads a chunk by its id. */
  e(id: string): Promise<unknown>;
  chunks: ChunkManifest;
  sriHashes: Record<string, string>;
  sriExtractCssHashes: Record<string, string>;
}

declare const __webpack_require__: Bundler;

const bundler = __webpack_require__;
const fetchChunk = bundler.e;
let reading: Promise<void> | undefined;

function take(files: ChunkManifest): void {
  for (const [id, file] of Object.entries(files)) {
    const [, scriptHash, , styleHash] = file;
    bundler.chunks[id] = file;
    bundler.sriHashes[id] = scriptHash;
    if (styleHash) bundler.sriExtractCssHashes[id] = styleHash;
  }
}

async function read({ url, integrity }: PageChunks): Promise<void> {
  const response = await fetch(url, { integrity });
  take((await response.json()) as ChunkManifest);
}

/**
 * Has the bundler load the host's chunks by the chunk manifest. A chunk that the page does not list waits for the
 * manifest. If the manifest cannot be fetched, the chunk has failed, and the next request for one fetches the manifest
 * again.
 */
function loadChunkManifest(): void {
  const page = JSON.parse(document.getElementById(chunkManifestId)?.textContent ?? '') as PageChunks;
  const readOnce = () => {
    reading ??= read(page).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
  bundler.chunks = {};
  take(page.present);
  // The same error as the bundler's own, so that callers know it for a chunk of the host.
  const fail = (id: string, cause: unknown) => {
    const error = new Error(`Loading chunk ${id} failed.\n(manifest: ${page.url})`, { cause });
    throw Object.assign(error, { name: 'ChunkLoadError', request: page.url });
  };
  bundler.e = async (id) => {
    if (!bundler.chunks[id]) await readOnce().catch((cause: unknown) => fail(id, cause));
    return fetchChunk(id);
  };
  // In a microtask: a browser that records where a request comes from would parse the script again.
  queueMicrotask(() => void readOnce().catch(() => undefined));
}

loadChunkManifest();
