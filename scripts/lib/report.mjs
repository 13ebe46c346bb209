import { stripVTControlCharacters } from 'node:util';
import { install } from './install.mjs';
import { beforeInterruption, isEnding } from './interruption.mjs';
import { seconds } from './run.mjs';
import { exitWithError, requireNode } from './workspace.mjs';

const print = (line) => process.stdout.write(`${line}\n`);

/** What a phase with tests came to, in words: what was not run has not passed. */
function testsOf({ passed, failed, notRun = 0 }) {
  return `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;
}

/** What is known of a phase that has ended or was ended. A phase without tests is one check. */
function resultOf(counted, isFailed) {
  const known = counted && counted.passed + counted.failed + (counted.notRun ?? 0) > 0;
  if (!known) return { passed: isFailed ? 0 : 1, failed: isFailed ? 1 : 0 };
  const isSilent = isFailed && counted.failed + (counted.notRun ?? 0) === 0;
  return isSilent ? { ...counted, failed: 1 } : counted;
}

/**
 * A failed test as it is told at the end: where it is, what it says, its first line of error, and what was kept of it.
 */
function failureLines({ title, place, error, files = [] }) {
  return [place, `  ${title}`, ...[error, ...files].filter(Boolean).map((line) => `    ${line}`)];
}

/** What the phases of a command came to, printed as they end and once more at the end. */
class Report {
  #from = Date.now();
  #results = [];
  #running = new Map();

  /**
   * Runs a phase, says how it went, and goes on. `counts` gives what its tests came to, from its output or a file of
   * results; without it a phase is one check. What a failed phase wrote is shown in full. Gives whether it passed.
   */
  async phase(name, work, counts) {
    const phase = { name, counts, from: Date.now() };
    this.#running.set(name, phase);
    let output = '';
    let failure;
    try {
      const result = await work();
      output = typeof result === 'string' ? result : '';
    } catch (error) {
      failure = error;
      output = error.output ?? '';
    }
    // What was ended with the process has not failed by itself.
    if (isEnding()) return new Promise(() => {});
    this.#running.delete(name);
    if (failure) print(`\n${output}\n${failure.message}\n`);
    return this.#take(phase, output, failure ? 'FAILED' : '');
  }

  #take({ name, counts, from }, output, failure) {
    const counted = counts?.(stripVTControlCharacters(output));
    const result = resultOf(counted, failure !== '');
    const failed = result.failed + (result.notRun ?? 0);
    const verdict = failure || (failed > 0 ? 'FAILED' : 'ok');
    const line = `  ${name.padEnd(28)} ${seconds(Date.now() - from)}  ${verdict.padEnd(6)} ${counted ? testsOf(result) : ''}`;
    print(line.trimEnd());
    this.#results.push({ name, line: line.trimEnd(), ...result });
    return failed === 0;
  }

  /** Says that what comes after a failure is not run. */
  skip(name) {
    this.#results.push({ name, line: `  ${name.padEnd(28)}           not run`, passed: 0, failed: 0, notRun: 1 });
  }

  /** Says of what is running what it has come to so far: the process is about to end. */
  interrupt() {
    print('\nEnded before it was done.');
    for (const phase of this.#running.values()) this.#take(phase, '', 'ENDED');
    this.close();
  }

  /**
   * Prints every phase again, then each failure, with the sums in the last line, and sets the exit code. What was not
   * run counts as failed.
   */
  close() {
    const sum = (key) => this.#results.reduce((total, result) => total + (result[key] ?? 0), 0);
    print(`\n${this.#results.map(({ line }) => line).join('\n')}`);
    print(`  ${'in all'.padEnd(28)} ${seconds(Date.now() - this.#from)}`);
    const checks = this.#results.filter(({ failed, failures = [] }) => failed > failures.length);
    const lines = [
      ...checks.map(({ name }) => `${name}: what it wrote is shown above`),
      ...this.#results.flatMap(({ failures = [] }) => failures.flatMap(failureLines)),
    ];
    if (lines.length > 0) print(`\nFAILED\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
    if (sum('notRun') > 0) print(`not run, which counts as failed: ${sum('notRun')}`);
    const failed = sum('failed') + sum('notRun');
    print(`${sum('passed')} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }
}

/** Installs, hands `work` a report for its phases, and closes it: the frame of every command that checks something. */
export async function reported(title, work) {
  requireNode();
  const report = new Report();
  // The oldest step: it comes last, when everything else has ended.
  const forget = beforeInterruption(() => report.interrupt());
  print(title);
  try {
    if (await report.phase('install', install)) await work(report);
  } catch (error) {
    exitWithError(error.stack);
  }
  forget();
  report.close();
}
