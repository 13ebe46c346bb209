/** Ends the process with a message that tells what to do, and an exit code. */
export function exitWithError(reason: string, code = 1): never {
  process.stderr.write(`${reason}\n`);
  process.exit(code);
}
