/** Ends the process with a sentence that says what to do, and a code. */
export function exitWithError(reason: string, code = 1): never {
  process.stderr.write(`${reason}\n`);
  process.exit(code);
}
