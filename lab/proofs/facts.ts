import { isDeepStrictEqual } from 'node:util';

/** The assertions of a proof: each is printed, and the exit code is 1 if one fails. */
export function facts() {
  let failures = 0;
  const say = (name: string, holds: boolean, value: string) => {
    if (!holds) {
      failures++;
      process.exitCode = 1;
    }
    console.log(`  ${holds ? 'ok    ' : 'FAILED'}  ${name}: ${value}`);
  };
  const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return {
    equal(name: string, found: unknown, expected: unknown) {
      const holds = isDeepStrictEqual(found, expected);
      say(name, holds, holds ? written(found) : `${written(found)} instead of ${written(expected)}`);
    },
    atLeast(name: string, found: number, least: number) {
      say(name, found >= least, `${found.toFixed(2)} (at least ${least})`);
    },
    atMost(name: string, found: number, most: number) {
      say(name, found <= most, `${found.toFixed(2)} (at most ${most})`);
    },
    get failures() {
      return failures;
    },
  };
}
