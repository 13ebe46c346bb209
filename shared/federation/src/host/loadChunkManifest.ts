import { type ChunkManifest, chunkManifestId, type PageChunks } from '../chunkManifest';

/** The bundler's own objects, as `pluginChunkManifest` leaves them: without the names and hashes of later files. */
interface Bundler {
  /** Fetches a part by its name. */
  e(id: string): Promise<unknown>;
  chunks: ChunkManifest;
  sriHashes: Record<string, string>;
  sriExtractCssHashes: Record<string, string>;
}

declare const __webpack_require__: Bundler;

const bundler = __webpack_require__;
const fetchPart = bundler.e;
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
 * Has the bundler fetch parts of the host by the chunk manifest, which comes with the page but not in the first script. A part that the page does not hold
 * waits for the list; when the list does not come, the part has failed, and whoever asks again asks for the list again.
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
  // Fails as the bundler's own way does, so that whoever waits knows it for a file of the host.
  const fail = (id: string, cause: unknown) => {
    const error = new Error(`Loading chunk ${id} failed.\n(list: ${page.url})`, { cause });
    throw Object.assign(error, { name: 'ChunkLoadError', request: page.url });
  };
  bundler.e = async (id) => {
    if (!bundler.chunks[id]) await readOnce().catch((cause: unknown) => fail(id, cause));
    return fetchPart(id);
  };
  // Not below the script as a whole: a browser that notes where a request comes from would parse all of it again.
  queueMicrotask(() => void readOnce().catch(() => undefined));
}

loadChunkManifest();
