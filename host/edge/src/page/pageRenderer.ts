import type { PageJob, RenderedPage } from '@marquee/page/rendering';

/** Renders pages; null if it cannot now, so that the page is served as a skeleton. */
export interface PageRenderer {
  /** Number of renderer processes; 0: none. */
  readonly count: number;
  /** `isRemake`: revalidation, no visitor waits for it. */
  render(job: PageJob, isRemake: boolean): Promise<RenderedPage | null>;
}
