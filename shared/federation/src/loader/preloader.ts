import type { SiteFile } from '../siteRegistry';

type Kind = 'script' | 'style' | 'fetch';

/**
 * Fetches files ahead of need, at most four at once (specification §2). The link carries the integrity and crossorigin that
 * the real request will have; otherwise the browser would fetch the file twice.
 */
export class Preloader {
  private readonly seen = new Set<string>();
  private readonly waiting: { file: SiteFile; kind: Kind }[] = [];
  private running = 0;

  constructor(private readonly limit = 4) {}

  add(file: SiteFile, kind: Kind): void {
    if (this.seen.has(file.url)) return;
    this.seen.add(file.url);
    this.waiting.push({ file, kind });
    this.next();
  }

  private next(): void {
    const job = this.running < this.limit ? this.waiting.shift() : undefined;
    if (!job) return;
    this.running++;
    const link = document.createElement('link');
    const done = () => {
      this.running--;
      this.next();
    };
    link.rel = 'preload';
    link.as = job.kind;
    link.href = job.file.url;
    // Browsers know integrity on preloads of scripts and styles only; a fetch checks its own.
    if (job.kind !== 'fetch') link.integrity = job.file.integrity;
    link.crossOrigin = 'anonymous';
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
    document.head.append(link);
  }
}
