import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RendererLimits } from '@marquee/page/rendering';

/**
 * The watching thread, as plain JavaScript: a worker file would load the whole host. The step counter is odd while work
 * is in progress. Work is limited by the process's own CPU time, so that a busy machine is no fault. A hang without CPU
 * use is counted in turns of this thread, which also slow down on a busy machine. Code between two pages is counted
 * from turn to turn, because on a busy machine it gets little in each. It also ends the process if its edge was killed,
 * even during an endless loop.
 */
const program = `
const { writeSync } = require('node:fs');
const { cells, limits, parent } = require('node:worker_threads').workerData;
const turn = 20;
const processor = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
function end(cause) {
  try { writeSync(2, 'renderer: ' + cause + '\\n'); } catch {}
  process.kill(process.pid, 'SIGKILL');
}
for (let step = -1, from = 0, moved = 0, turns = 0; ; turns++) {
  const now = Atomics.load(cells, 0);
  const isBusy = now % 2 === 1;
  const used = processor();
  if (process.ppid !== parent) end('the edge is gone');
  if (process.memoryUsage.rss() > limits.memory) end('out of memory');
  if (now === step && used - from > limits.processor) end('ran for more than ' + limits.processor + ' ms');
  if (now === step && turns > limits.silence / turn) end('no end');
  const isIdle = !isBusy && (now === 0 || used - moved < 50);
  if (used - moved > limits.processor / 5) { moved = used; turns = 0; }
  if (now !== step || isIdle) { step = now; from = moved = used; turns = 0; }
  Atomics.wait(cells, 0, now, isBusy ? turn : 1000);
}
`;

/**
 * Ends this process, from a separate thread, when it exceeds its limits or its edge is gone. The reason goes to stderr.
 */
export class Watchdog {
  readonly #cells = new Int32Array(new SharedArrayBuffer(4));

  /** Resolves when it is running. */
  readonly started: Promise<unknown>;

  constructor(limits: RendererLimits) {
    const thread = new Worker(program, {
      eval: true,
      workerData: { cells: this.#cells, limits, parent: process.ppid },
      resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
    });
    this.started = once(thread, 'online');
  }

  /** Work begins, with fresh limits. */
  begin(): void {
    Atomics.add(this.#cells, 0, 1);
    Atomics.notify(this.#cells, 0);
  }

  /** Work has ended. */
  end(): void {
    Atomics.add(this.#cells, 0, 1);
  }
}
