import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import type { Config } from 'dompurify';

interface Waiting {
  resolve(harmless: string): void;
  reject(error: Error): void;
}

/** A sanitizer that runs, and who waits for it, in the order in which they asked. */
interface Running {
  child: ChildProcess;
  waiting: Waiting[];
}

/**
 * A sanitizer in a process of its own, which is there only while something is to be sanitized and for `idleFor` ms
 * after: what it needs to parse as browsers do takes 60 MB, and up to 250 while it works. Nothing of the environment is
 * given to it.
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

  /** Nothing waits: it keeps this process from ending no longer, and soon is stopped. */
  function rest(rested: Running): void {
    rested.child.unref();
    rested.child.channel?.unref();
    idle = setTimeout(() => {
      if (running === rested) running = undefined;
      if (rested.child.connected) rested.child.disconnect();
    }, idleFor).unref();
  }

  return {
    /** The process while there is one. */
    get pid(): number | undefined {
      return running?.child.pid;
    },
    /** The harmless part of an HTML text. Throws when the process ended before it was made. */
    sanitize(html: string): Promise<string> {
      clearTimeout(idle);
      running ??= start();
      const { child, waiting } = running;
      child.ref();
      child.channel?.ref();
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        // What cannot be sent is not answered: the process ended, and says so.
        child.send({ html, allowed }, () => {});
      });
    },
  };
}
