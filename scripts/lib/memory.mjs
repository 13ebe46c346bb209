/**
 * What a server's process is started with, so that it gives back what it no longer uses: two pools of memory for all
 * threads instead of eight for each processor, each trimmed when its end is free, and pieces of 32 kB or more outside
 * of them, which is what compilers take theirs in (glibc); and 8 MB for young objects instead of 32 (Node).
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

export const memoryFlags = ['--max-semi-space-size=4'];
