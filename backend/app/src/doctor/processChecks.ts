import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { type Finding, failed, graded, ok, warning } from './check';

const MiB = 2 ** 20;

/** The oldest Node that it runs on. */
const oldest = [20, 19] as const;

/** Below what memory is too little for edge and backend in one process, MiB. */
const least = { warn: 512, fail: 256 };

/** Whether this Node is new enough. */
export function nodeFindings(version = process.versions.node): Finding[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  return [isNew ? ok(`Node ${version}`) : failed(`Node ${version}`, `Install Node ${oldest.join('.')} or newer.`)];
}

/** What this process may use, MiB. A service's own limit is only seen by a command that runs within it. */
function memoryHere() {
  // The limit of the control group, which is larger than any machine where there is none.
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { memory: Math.min(totalmem(), allowed) / MiB, heap: getHeapStatistics().heap_size_limit / MiB };
}

/** Whether there is memory enough, and Node keeps below it. */
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
