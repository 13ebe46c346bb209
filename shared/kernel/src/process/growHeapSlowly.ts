import { setFlagsFromString } from 'node:v8';

/**
 * Has this process collect its garbage whenever its heap is half as large again as what is in use, not up to four times
 * as large. Call it once, first of all. It is an option of the engine that may be set while it runs, and that
 * `NODE_OPTIONS` does not take.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
