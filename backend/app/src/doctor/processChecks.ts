import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { type Finding, failed, graded, ok, warning } from './check';

const MiB = 2 ** 20;

/** The oldest supported Node version. */
const oldest = [20, 19] as const;

/** Minimum memory for edge and backend in one process, MiB. */
const least = { warn: 512, fail: 256 };

export function nodeFindings(version = process.versions.node): Finding[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  return [isNew ? ok(`Node ${version}`) : failed(`Node ${version}`, `Install Node ${oldest.join('.')} or newer.`)];
}

/** The memory available to this process, MiB. A service's own limit is only visible to a command run within it. */
function memoryHere() {
  // The cgroup limit; larger than any machine if there is none.
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { memory: Math.min(totalmem(), allowed) / MiB, heap: getHeapStatistics().heap_size_limit / MiB };
}

/** Whether there is enough memory, and Node's heap limit fits into it. */
export function memoryFindings({ memory, heap } = memoryHere()): Finding[] {
  const size = graded(
    memory,
    { warn: (found) => found < least.warn, fail: (found) => found < least.fail },
    `${memory.toFixed(0)} MiB for this process`,
    `Allow at least ${least.warn} MiB (MemoryMax of the unit, the container's limit).`,
  );
  if (heap < memory) return [size, ok(`heap of at most ${heap.toFixed(0)} MiB`)];
  return [
    size,
    warning(
      `heap of at most ${heap.toFixed(0)} MiB, which is more than there is: the system would kill the process`,
      `Start Node with --max-old-space-size=${Math.floor(memory * 0.7)} (NODE_OPTIONS).`,
    ),
  ];
}
