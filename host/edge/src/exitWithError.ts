/** Ends the process with a sentence that says what to do. */
export function exitWithError(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
