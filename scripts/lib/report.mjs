import { stripVTControlCharacters } from 'node:util';
import { install } from './install.mjs';
import { beforeInterruption, isEnding } from './interruption.mjs';
import { seconds } from './run.mjs';
import { exitWithError, requireNode } from './workspace.mjs';

const print = (line) => process.stdout.write(`${line}\n`);

/** A phase's test counts as text; tests that did not run have not passed. */
function testsOf({ passed, failed, notRun = 0 }) {
  return `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;
}

/** The result of a phase that ended or was interrupted. A phase without tests is one check. */
function resultOf(counted, isFailed) {
  const known = counted && counted.passed + counted.failed + (counted.notRun ?? 0) > 0;
  if (!known) return { passed: isFailed ? 0 : 1, failed: isFailed ? 1 : 0 };
  const isSilent = isFailed && counted.failed + (counted.notRun ?? 0) === 0;
  return isSilent ? { ...counted, failed: 1 } : counted;
}

/** A failed test in the final report: location, title, first line of its error, and attached files. */
function failureLines({ title, place, error = '', files = [] }) {
  return [place, `  ${title}`, ...[...error.split('\n'), ...files].filter(Boolean).map((line) => `    ${line}`)];
}

/** The results of a command's phases, printed as they end and in a summary. */
class Report {
  #from = Date.now();
  #results = [];
  #running = new Map();

  /**
   * Runs a phase, prints its result, and continues. `counts` extracts test counts from its output or a results file;
   * without it the phase is one check. A failed phase's output is shown in full. Returns whether it passed.
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
    // Phases ended by an interruption have not failed.
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

  /** Reports a phase skipped after a failure. */
  skip(name) {
    this.#results.push({ name, line: `  ${name.padEnd(28)}           not run`, passed: 0, failed: 0, notRun: 1 });
  }

  /** Prints the interim results of running phases before the process ends. */
  interrupt() {
    print('\nEnded before it was done.');
    for (const phase of this.#running.values()) this.#take(phase, '', 'ENDED');
    this.close();
  }

  /**
   * Prints every phase again, then each failure, with totals in the last line, and sets the exit code. Tests that did
   * not run count as failed.
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

/** The frame of checking commands: installs, runs `work` with a report, and closes it. */
export async function reported(title, work) {
  requireNode();
  const report = new Report();
  // The oldest step, so it runs last.
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
