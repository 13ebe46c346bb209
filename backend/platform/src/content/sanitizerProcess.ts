import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import type { Config } from 'dompurify';

interface Waiting {
  resolve(harmless: string): void;
  reject(error: Error): void;
}

/** A running sanitizer and its pending requests, in order. */
interface Running {
  child: ChildProcess;
  waiting: Waiting[];
}

/**
 * Runs the sanitizer in a child process that exits `idleFor` ms after the last request, because its parser takes 60 MB,
 * and up to 250 while working. The child gets no environment variables.
 */
export function sanitizerProcess(allowed: Config, idleFor = 2000) {
  let running: Running | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Running {
    const child = spawn(process.execPath, [join(root, 'backend/platform/src/content/purify.mjs')], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      env: {},
    });
    const started: Running = { child, waiting: [] };
    const end = () => {
      if (running === started) running = undefined;
      for (const { reject } of started.waiting.splice(0)) reject(new Error('The sanitizer ended'));
    };
    child.on('message', (harmless: string) => {
      started.waiting.shift()?.resolve(harmless);
      if (started.waiting.length === 0) rest(started);
    });
    child.on('error', end);
    child.on('exit', end);
    return started;
  }

  /** Idle: does not keep this process alive, and is stopped soon. */
  function rest(rested: Running): void {
    rested.child.unref();
    rested.child.channel?.unref();
    idle = setTimeout(() => {
      if (running === rested) running = undefined;
      if (rested.child.connected) rested.child.disconnect();
    }, idleFor).unref();
  }

  return {
    /** The process id while it runs. */
    get pid(): number | undefined {
      return running?.child.pid;
    },
    /** Sanitizes an HTML text. Throws if the child process ended first. */
    sanitize(html: string): Promise<string> {
      clearTimeout(idle);
      running ??= start();
      const { child, waiting } = running;
      child.ref();
      child.channel?.ref();
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        // A failed send is ignored here: the child has exited, and its exit handler rejects.
        child.send({ html, allowed }, () => {});
      });
    },
  };
}
