import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesHash } from './filesHash';
import { packageVersion } from './readDescription';

/** What the build of a team's repository depends on. */
const sources = [
  ...['src', 'public', 'vendor', 'package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'],
  ...['rsbuild', 'webpack', 'vite'].flatMap((name) => ['ts', 'mjs', 'js'].map((ending) => `${name}.config.${ending}`)),
];

/** The version of a build of a team's repository: package.json's number, and the hash of its sources (ADR 86). */
export function teamVersion(root: string): string {
  const paths = sources.map((path) => join(root, path)).filter(existsSync);
  return `${packageVersion(root)}-${filesHash(paths).slice(0, 8)}`;
}
