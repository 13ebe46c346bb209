/** What is done before the process ends by a signal, the newest first. */
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
 * Has something done before the process ends because somebody stops it (Ctrl-C, a closed terminal, `kill`). Gives what
 * takes that back.
 */
export function beforeInterruption(step) {
  if (steps.size === 0) listen();
  steps.add(step);
  return () => {
    steps.delete(step);
    if (steps.size === 0) unlisten();
  };
}

/** Whether the process is about to end because somebody stops it. */
export const isEnding = () => hasBegun;
