import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './folders';

const run = promisify(execFile);
const guide = readFileSync(join(root, 'docs/team-repository.md'), 'utf8');

/** The commands of the guide's steps, in order. */
const [make = '', install = '', check = '', pack = '', release = '', takeBack = ''] = [
  ...guide.matchAll(/^\| \d\. .*\| `(.+)` +\|$/gm),
].map(([, command = '']) => command);

/** The commands of the part of the guide that begins with a bundler's name, and its configuration file. */
function bundlerOf(name: string): { install: string; build: string; file: string; text: string } {
  const part = guide.slice(guide.indexOf(`\n**${name}**`));
  const [, words = ''] = /```sh\n([\s\S]*?)```/.exec(part) ?? [];
  const [add = '', build = ''] = words.split('\n').map((line) => line.replace(/ +#.*/, ''));
  const [, text = ''] = /```js\n([\s\S]*?)```/.exec(part) ?? [];
  const [, file = ''] = /^\/\/ (\S+)/.exec(text) ?? [];
  return { install: add, build, file, text };
}

/** Runs a command in a folder; returns its output. Rejects with it if the command fails. */
async function shell(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  try {
    return (await run('sh', ['-c', command], { cwd, env, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}${stderr}`, { cause: error });
  }
}

/** What a terminal has in which nothing of this repository is set. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept =
    /^(PATH|HOME|TMPDIR|LANG|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_(registry|cache|cafile))$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name)));
}

/** A team's repository outside of this one, made and used by the commands of the guide (docs/team-repository.md). */
export class TeamRepository {
  readonly #parent = mkdtempSync(join(tmpdir(), 'marquee-team-'));
  readonly folder = join(this.#parent, 'bonus');
  #build = 'npm run build';

  /** Makes it with the site's checkout. */
  make = () => this.#atSite(make, {});

  /** Installs with plain npm. */
  install = () => this.#here(install);

  check = () => this.#here(check);

  /** Builds with what the team uses now, and packs `bonus.tgz`. */
  async pack(): Promise<void> {
    await this.#here(this.#build);
    await this.#here(pack);
  }

  /** Releases what was packed to a releases folder, through the whole gate or the options. Returns what is printed. */
  release = (releases: string, ...options: string[]) =>
    this.#atSite([release, ...options].join(' '), { RELEASES_DIR: releases });

  rollback = (releases: string) => this.#atSite(takeBack, { RELEASES_DIR: releases });

  /** From now on, builds with another bundler, as its part of the guide says. */
  async useBundler(name: string): Promise<void> {
    const { install: add, build, file, text } = bundlerOf(name);
    this.add(file, text);
    await this.#here(add);
    this.#build = build;
  }

  /** Adds a file below the repository. */
  add(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces a file below the repository by what `change` makes of it. */
  change(file: string, change: (text: string) => string): void {
    const before = readFileSync(join(this.folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is as it was`);
    this.add(file, after);
  }

  remove(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }

  #here(command: string): Promise<string> {
    return shell(command, this.folder, plainEnvironment());
  }

  #atSite(command: string, settings: Record<string, string>): Promise<string> {
    return shell(command.replaceAll('../bonus', this.folder), root, { ...process.env, ...settings });
  }
}
