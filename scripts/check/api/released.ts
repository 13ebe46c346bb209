import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare/difference';
import { type Differences, differencesOf } from './compare/differences';
import { wrongNumber } from './compare/number';
import { hostReport } from './hostApi';
import type { Reports } from './reports';

/** The sdk's folder: imports of its report are resolved there. */
const sdk = 'shared/sdk';
/** The members that each number broke: what a host's release compares with the code of live remotes. */
const brokenFile = `${sdk}/broken.json`;
const releasedFile = `docs/api/released/${hostReport}`;
const heading = /^Host API (\d+\.\d+\.\d+), as released with (\d+\.\d+\.\d+)\..*$/m;

/** The members that a number of the host API broke. */
interface Broken {
  version: string;
  members: Difference[];
}

const textOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const versionIn = (root: string, file: string) => (JSON.parse(textOf(root, file)) as { version: string }).version;
const typesOf = (report: string) => /^```ts$[\s\S]*?^```$/m.exec(report)?.[0];

/** Compares the current report of the host API with that of the last release. */
export class SinceRelease {
  private readonly differences: Differences;
  private readonly number: string;
  private readonly product: string;
  private readonly current: string;

  constructor(
    private readonly root: string,
    reports: Reports,
  ) {
    const released = textOf(root, releasedFile);
    const now = reports.get(hostReport) ?? '';
    [, this.number = '', this.product = ''] = heading.exec(released) ?? [];
    if (!this.number) throw new Error(`${releasedFile} does not say its number.`);
    this.current = versionIn(root, `${sdk}/package.json`);
    const isSame = typesOf(released) === typesOf(now);
    this.differences = isSame ? { breaking: [], added: [] } : differencesOf(released, now, join(root, sdk));
  }

  /** The broken members by number: those of released numbers, and those of the next one. */
  private broken(): string {
    const kept = JSON.parse(textOf(this.root, brokenFile)) as Broken[];
    const before = kept.filter(({ version }) => version !== this.current || version === this.number);
    const { breaking } = this.differences;
    const next = breaking.length > 0 ? [{ version: this.current, members: breaking }] : [];
    return `${JSON.stringify([...before, ...next], null, 2)}\n`;
  }

  /** What is wrong. Nothing if number, list and release fit. */
  faults(): string[] {
    const faults = wrongNumber(this.number, this.current, this.differences);
    const [, newest] = /^## (\d+\.\d+\.\d+) /m.exec(textOf(this.root, 'CHANGELOG.md')) ?? [];
    if (newest !== this.product)
      faults.push(`${releasedFile} is of ${this.product}, and ${newest} is released: \`npm run api -- --released\`.`);
    if (this.broken() !== textOf(this.root, brokenFile))
      faults.push(`${brokenFile} is not what the types say: \`npm run api -- --write\`.`);
    return faults;
  }

  /** Writes the list of broken members. */
  write(): void {
    writeFileSync(join(this.root, brokenFile), this.broken());
  }
}

/** Keeps the report of the host API as that of a release of the product, whose version is in package.json. */
export function keepReleased(root: string, reports: Reports): void {
  const [number, product] = [`${sdk}/package.json`, 'package.json'].map((file) => versionIn(root, file));
  const line = `Host API ${number}, as released with ${product}. Made by \`npm run api -- --released\` at a release.`;
  const text = (reports.get(hostReport) ?? '').replace(/^Made by .*$/m, line);
  writeFileSync(join(root, releasedFile), text);
}
