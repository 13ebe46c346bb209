/**
 * Process settings of a server that make it return unused memory: two malloc arenas instead of eight per processor,
 * trimmed early, with blocks of 32 kB or more, which compilers use, mapped separately (glibc); and 8 MB instead of 32
 * for young objects (Node).
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

export const memoryFlags = ['--max-semi-space-size=4'];
