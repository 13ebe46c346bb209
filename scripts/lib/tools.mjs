import { join } from 'node:path';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

/** Runs a program of an installed package with Node, and returns its output. `file` begins with the package's name. */
export function tool(file, words = [], options = {}) {
  return run(process.execPath, [join(root, 'node_modules', file), ...words], { quiet: true, ...options });
}

/** Runs unit tests: all, or those whose paths contain one of the given texts. */
export function rstest(words = [], options = {}) {
  return tool('@rstest/core/bin/rstest.js', ['run', ...words], options);
}
