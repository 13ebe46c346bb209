import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms } from '@marquee/backend/testing/processes/postgresPrograms';

const run = promisify(execFile);

/** The result of a measurement: operations, duration, and latencies, ms. */
export interface Stretch {
  done: number;
  seconds: number;
  latencies: number[];
}

/** pgbench with its TPC-B-like script: the yardstick for the server. */
export function pgbench(url: string, clients: number) {
  const program = join(postgresPrograms(['pgbench']), 'pgbench');
  return {
    /** Fills its tables; at least as many branches as clients, to avoid lock contention. */
    fill: (scale: number) => run(program, ['--initialize', '--quiet', `--scale=${scale}`, url]),

    async run(seconds: number): Promise<Stretch> {
      const folder = mkdtempSync(join(tmpdir(), 'marquee-pgbench-'));
      try {
        const load = [`--client=${clients}`, '--jobs=2', `--time=${seconds}`, '--protocol=prepared'];
        const log = ['--log', `--log-prefix=${join(folder, 'log')}`];
        await run(program, ['--no-vacuum', '--builtin=tpcb-like', ...load, ...log, url]);
        // A line per transaction; the third column is its latency in microseconds.
        const lines = readdirSync(folder).flatMap((file) =>
          readFileSync(join(folder, file), 'utf8').trim().split('\n'),
        );
        const latencies = lines.map((line) => Number(line.split(' ')[2]) / 1000);
        return { done: latencies.length, seconds, latencies };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
