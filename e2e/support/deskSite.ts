import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { deskReleasesDir, root } from './folders';
import { freePort } from './freePort';
import { OwnSite } from './ownSite';
import { watchFailures } from './sink';

const run = promisify(execFile);

/** What a command has printed, results and complaints, and whether it was done. */
interface Said {
  isDone: boolean;
  text: string;
}

/** A complete site with its own data, and its desk with a copy of the desk's releases. */
export class DeskSite {
  /** Errors in pages of the desk, a line each. */
  readonly failures: string[][] = [];
  readonly #contexts: BrowserContext[] = [];

  private constructor(
    /** The site that players see. */
    readonly site: OwnSite,
    /** The address of the desk. */
    readonly origin: string,
    /** The desk's releases; a journey may change them. */
    readonly releases: string,
  ) {}

  /** Starts one on free ports, with further settings. The demo's staff may sign in. */
  static async open(further: Record<string, string> = {}): Promise<DeskSite> {
    const releases = mkdtempSync(join(tmpdir(), 'marquee-desk-releases-'));
    cpSync(deskReleasesDir, releases, { recursive: true, preserveTimestamps: true });
    const port = String(await freePort());
    const site = await OwnSite.open({ DESK_PORT: port, DESK_RELEASES_DIR: releases, ...further });
    return new DeskSite(site, `http://localhost:${port}`, releases);
  }

  /** A page of the desk in a browser of its own, in which somebody of the demo's staff is signed in. */
  async enter(browser: Browser, name: 'Demo Owner' | 'Demo Second'): Promise<Page> {
    const context = await browser.newContext();
    this.#contexts.push(context);
    const page = await context.newPage();
    await page.goto(`${this.origin}/`);
    await page.getByRole('button', { name: 'Sign in with the company’s account' }).press('Enter');
    await page.getByRole('button', { name: `Sign in as ${name}` }).press('Enter');
    // Said here, as proofs and pictures run without the journeys' settings.
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible({ timeout: 60_000 });
    // From here on: before, the browser logs that nobody is signed in.
    this.failures.push(watchFailures(page));
    return page;
  }

  /** Releases a built remote at this desk by the command of operators, with further options. */
  async release(artefact: string, ...options: string[]): Promise<Said> {
    const words = [
      'shared/federation/release/src/tool/cli.ts',
      'release',
      '--desk',
      '--artefact',
      artefact,
      ...options,
    ];
    const env = { ...process.env, DESK_RELEASES_DIR: this.releases, NODE_ENV: 'production' };
    const ended = run(process.execPath, ['--import', 'tsx', ...words], { cwd: root, env });
    return ended.then(
      ({ stdout, stderr }) => ({ isDone: true, text: stdout + stderr }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ isDone: false, text: stdout + stderr }),
    );
  }

  /** Closes its pages, which ask it for news, stops it, and removes what it stored. */
  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    await this.site.close();
    rmSync(this.releases, { recursive: true, force: true });
  }
}
