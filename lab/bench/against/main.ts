import { openBrowser } from '../phone';
import { print } from '../print';
import type { Spread } from '../statistics';
import { byTurns, type Compared, compared } from './compare';
import { type FigureName, figuresOf } from './figures';
import { openSide } from './side';

/** The measuring part of `npm run bench -- --against`; the script has built both revisions. */
const [revision = '', thisFolder = '', thisWork = '', otherFolder = '', otherWork = '', ...words] =
  process.argv.slice(2);

const short = (value: number) => (Number.isFinite(value) ? String(Math.round(value)) : 'none');
const ratio = (value: number) => (Number.isFinite(value) ? `${value.toFixed(2)}×` : 'none');
const cell = ({ median, min, max }: Spread, show: (value: number) => string) =>
  min === max ? show(median) : `${show(median)} (${show(min)}–${show(max)})`;

function printLine(what: string, ...cells: string[]): void {
  print(`${what.padEnd(36)}${cells.map((text) => text.padEnd(24)).join('')}`.trimEnd());
}

function printRow({ what, here, there, ratio: times }: Compared): void {
  printLine(what, cell(here, short), cell(there, short), cell(times, ratio));
}

const browser = await openBrowser();
const sides = [];
try {
  const figures = figuresOf(browser);
  const here = await openSide(thisFolder, thisWork);
  sides.push(here);
  const there = await openSide(otherFolder, otherWork);
  sides.push(there);
  print('');
  printLine('', 'this', revision, 'this / other');
  for (const word of words as FigureName[]) {
    const figure = figures[word];
    // The first load of each is not counted.
    const first = figure.turns === 1 ? figures['warm-pages'] : figure;
    for (const side of [here, there]) await first.measure(side);
    compared(await byTurns(figure.turns, { here, there }, figure.measure)).forEach(printRow);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all(sides.map(({ close }) => close()));
}
