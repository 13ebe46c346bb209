/** Cleanup steps before the process ends by a signal, newest first. */
const steps = new Set();

let hasBegun = false;

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

async function end(signal) {
  // A second signal ends the process at once.
  unlisten();
  hasBegun = true;
  for (const step of [...steps].reverse()) await step();
  process.exit(exitCodes[signal]);
}

function listen() {
  for (const signal of Object.keys(exitCodes)) process.on(signal, end);
}

function unlisten() {
  for (const signal of Object.keys(exitCodes)) process.off(signal, end);
}

/**
 * Registers a cleanup step for interruptions (Ctrl-C, a closed terminal, `kill`). Returns a function that removes it.
 */
export function beforeInterruption(step) {
  if (steps.size === 0) listen();
  steps.add(step);
  return () => {
    steps.delete(step);
    if (steps.size === 0) unlisten();
  };
}

/** Whether the process is being interrupted. */
export const isEnding = () => hasBegun;

/** How often it is looked whether the parent is there, ms. */
const parentPoll = 250;

/**
 * Interrupts this process when the one that started it is gone. npm starts commands by a shell, and a shell that is
 * terminated leaves them running.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, parentPoll);
  timer.unref();
}
