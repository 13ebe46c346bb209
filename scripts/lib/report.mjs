import { stripVTControlCharacters } from 'node:util';
import { install } from './install.mjs';
import { seconds } from './run.mjs';
import { giveUp, requireNode } from './workspace.mjs';

/** What the phases of a command came to, printed as they end and once more at the end. */
class Report {
  #from = Date.now();
  #results = [];

  /**
   * Runs a phase, says how it went, and goes on. `counts` reads passed and failed tests from the output; a phase without tests is one
   * check. What a failed phase wrote is shown in full. Gives whether it passed.
   */
  async phase(name, work, counts) {
    const from = Date.now();
    let output = '';
    let failure;
    try {
      const result = await work();
      output = typeof result === 'string' ? result : '';
    } catch (error) {
      failure = error;
      output = error.output ?? '';
    }
    const counted = counts?.(stripVTControlCharacters(output));
    const none = counted && counted.passed + counted.failed === 0;
    const result = counted && !none ? counted : { passed: failure ? 0 : 1, failed: failure ? 1 : 0 };
    if (failure && result.failed === 0) result.failed = 1;
    if (failure) process.stdout.write(`\n${output}\n${failure.message}\n\n`);
    const verdict = result.failed > 0 ? 'FAILED' : 'ok';
    const tests = counted ? `${result.passed} passed, ${result.failed} failed` : '';
    const line = `  ${name.padEnd(28)} ${seconds(Date.now() - from)}  ${verdict.padEnd(6)} ${tests}`.trimEnd();
    process.stdout.write(`${line}\n`);
    this.#results.push({ line, ...result });
    return !failure;
  }

  /** Prints every phase again, with the sums in the last line, and sets the exit code. */
  close() {
    const sum = (key) => this.#results.reduce((total, result) => total + result[key], 0);
    const lines = this.#results.map(({ line }) => line).join('\n');
    process.stdout.write(`\n${lines}\n  ${'in all'.padEnd(28)} ${seconds(Date.now() - this.#from)}\n`);
    process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
    process.exitCode = sum('failed') > 0 ? 1 : 0;
  }
}

/** Installs, hands `work` a report for its phases, and closes it: the frame of every command that checks something. */
export async function reported(title, work) {
  requireNode();
  const report = new Report();
  process.stdout.write(`${title}\n`);
  try {
    if (await report.phase('install', install)) await work(report);
  } catch (error) {
    giveUp(error.stack);
  }
  report.close();
}
