import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Throughput of an edge for a cached page. */
export interface WarmPages {
  path: string;
  /** Bytes of the body, brotli. */
  bytes: number;
  /** Responses per second of the edge's CPU time, including compression. */
  perCoreSecond: number;
  perSecond: number;
}

/** Concurrent kept-alive connections, each with one request at a time, like a proxy's. */
const connections = 16;

/** Warm-up, for rendering and better compression, and measurement, ms. */
const warmUp = 2000;
const measured = 4000;

/** Ticks of the clock that `/proc/<pid>/stat` counts in (proc(5): sysconf(_SC_CLK_TCK), 100 on Linux). */
const ticks = 100;

/** CPU time of a process, s. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** Requests one page repeatedly over one connection; `answered` gets the length of each body, until one is no page. */
function askAgain(
  { hostname, port }: URL,
  path: string,
  { answered, failed }: { answered: (bytes: number) => void; failed: (error: Error) => void },
): Socket {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
  let head = '';
  let length = 0;
  let left = 0;
  socket.on('data', (data) => {
    let body = data.byteLength;
    if (left === 0) {
      head += data.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 200')) return void failed(new Error(`${path} was answered ${head.slice(0, 20)}`));
      length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      left = length;
      body = head.length - end - 4;
      head = '';
    }
    left -= body;
    if (left > 0) return;
    answered(length);
    socket.write(request);
  });
  return socket;
}

/** Measures a warm page of an edge, whose process it knows. */
export async function warmPages(origin: string, pid: number, path: string): Promise<WarmPages> {
  let count = 0;
  let bytes = 0;
  let failure: Error | undefined;
  const answered = (length: number) => {
    count += 1;
    bytes = length;
  };
  const failed = (error: Error) => {
    failure ??= error;
  };
  const sockets = Array.from({ length: connections }, () => askAgain(new URL(origin), path, { answered, failed }));
  try {
    await setTimeout(warmUp);
    const [from, taken, before] = [performance.now(), processorTime(pid), count];
    await setTimeout(measured);
    if (failure) throw failure;
    const pages = count - before;
    return {
      path,
      bytes,
      perSecond: pages / ((performance.now() - from) / 1000),
      perCoreSecond: pages / (processorTime(pid) - taken),
    };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
