import type { SiteFile } from '../siteRegistry';

/** How the browser preloads a file. */
export type PreloadKind = 'script' | 'style' | 'fetch';

/** Starts preloading a file, and calls back when it has loaded or failed. */
export type Fetcher = (file: SiteFile, kind: PreloadKind, done: () => void) => void;

/**
 * A preload link. Its integrity and crossorigin must match the real request; otherwise the browser would load the file
 * twice.
 */
const byLink: Fetcher = (file, kind, done) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = file.url;
  // Browsers support integrity on preloads of scripts and styles only; fetched files are verified by fetch.
  if (kind !== 'fetch') link.integrity = file.integrity;
  link.crossOrigin = 'anonymous';
  link.addEventListener('load', done, { once: true });
  link.addEventListener('error', done, { once: true });
  document.head.append(link);
};

/** Preloads files, each once and at most four at a time (R2.44). */
export class Preloader {
  private readonly seen = new Set<string>();
  private readonly waiting: { file: SiteFile; kind: PreloadKind }[] = [];
  private running = 0;

  constructor(
    private readonly limit = 4,
    private readonly fetch: Fetcher = byLink,
  ) {}

  add(file: SiteFile, kind: PreloadKind): void {
    if (this.seen.has(file.url)) return;
    this.seen.add(file.url);
    this.waiting.push({ file, kind });
    this.next();
  }

  /**
   * Forgets a preloaded file. Returns whether it was preloaded: a failed preload would be reused by the next request.
   */
  forget(file: SiteFile): boolean {
    return this.seen.delete(file.url);
  }

  private next(): void {
    const job = this.running < this.limit ? this.waiting.shift() : undefined;
    if (!job) return;
    this.running++;
    this.fetch(job.file, job.kind, () => {
      this.running--;
      this.next();
    });
  }
}
