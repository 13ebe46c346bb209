import type { SiteFile } from '../siteRegistry';

/** How the browser fetches a file ahead. */
export type PreloadKind = 'script' | 'style' | 'fetch';

/** Begins to fetch a file, and says when it is there or has failed. */
export type Fetcher = (file: SiteFile, kind: PreloadKind, done: () => void) => void;

/**
 * A preload link. It carries the integrity and crossorigin that the real request will have; otherwise the browser would
 * fetch the file twice.
 */
const byLink: Fetcher = (file, kind, done) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = file.url;
  // Browsers know integrity on preloads of scripts and styles only; a fetch checks its own.
  if (kind !== 'fetch') link.integrity = file.integrity;
  link.crossOrigin = 'anonymous';
  link.addEventListener('load', done, { once: true });
  link.addEventListener('error', done, { once: true });
  document.head.append(link);
};

/** Fetches files ahead of need, each once and at most four at once (R2.44). */
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
   * Takes a file for one that was not fetched ahead. Whether it was: it may have failed, and what failed answers
   * whoever asks next.
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
