/** Parses the numbers of passed and failed tests from the end of Rstest's output. */
export function unitCounts(output) {
  const line = output.split('\n').findLast((text) => /^\s*Tests\s/.test(text)) ?? '';
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
}

/** Parses the numbers of true and false facts of a proof: a line each. */
export function factCounts(output) {
  const count = (verdict) => output.split('\n').filter((line) => line.startsWith(`  ${verdict}  `)).length;
  return { passed: count('ok    '), failed: count('FAILED') };
}
