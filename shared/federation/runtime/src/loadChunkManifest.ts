import { type ChunkManifest, chunkManifestId, type PageChunks } from './chunkManifest';

/** The bundler's runtime functions, which `pluginChunkManifest` strips of chunk names and hashes. */
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
 * Makes the bundler load the host's chunks by the chunk manifest. A chunk missing in the page's part waits for the
 * complete manifest. If the manifest cannot be loaded, the chunk fails, and the next request retries.
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
  // The same error as the bundler's, so that callers recognise it.
  const fail = (id: string, cause: unknown) => {
    const error = new Error(`Loading chunk ${id} failed.\n(manifest: ${page.url})`, { cause });
    throw Object.assign(error, { name: 'ChunkLoadError', request: page.url });
  };
  bundler.e = async (id) => {
    if (!bundler.chunks[id]) await readOnce().catch((cause: unknown) => fail(id, cause));
    return fetchChunk(id);
  };
  // In a microtask, to avoid that browsers parse the script again to record the initiator.
  queueMicrotask(() => void readOnce().catch(() => undefined));
}

loadChunkManifest();
