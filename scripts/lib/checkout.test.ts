import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { inCheckout } from './checkout.mjs';

let repository = '';
const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, encoding: 'utf8' });

function commit(text: string): void {
  writeFileSync(join(repository, 'file'), text);
  git('add', 'file');
  git('-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', 'commit', '--quiet', '-m', text);
}

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'marquee-repository-'));
  git('init', '--quiet');
  commit('first');
  commit('second');
});
afterAll(() => rmSync(repository, { recursive: true }));

const checkouts = () => git('worktree', 'list').trim().split('\n').length;

describe('inCheckout', () => {
  it('gives the files of another revision, and leaves nothing of it', async () => {
    let folder = '';
    const text = await inCheckout(
      'HEAD^',
      (checkout: string) => {
        folder = checkout;
        return readFileSync(join(checkout, 'file'), 'utf8');
      },
      repository,
    );
    expect(text).toBe('first');
    expect(existsSync(folder)).toBe(false);
    expect(checkouts()).toBe(1);
  });

  it('leaves nothing when the work fails', async () => {
    const failing = inCheckout('HEAD', () => Promise.reject(new Error('It does not build.')), repository);
    await expect(failing).rejects.toThrow('It does not build.');
    expect(checkouts()).toBe(1);
  });

  it.each(['missing', '--all'])('says that there is no revision %s', async (revision) => {
    await expect(inCheckout(revision, () => undefined, repository)).rejects.toThrow(`no revision ${revision}`);
  });

  it('leaves nothing when the run is interrupted', async () => {
    const program = `
      import { inCheckout } from './checkout.mjs';
      const endless = (checkout) => new Promise(() => console.log('checkout ' + checkout + ';'));
      setInterval(() => {}, 1000);
      await inCheckout('HEAD', endless, ${JSON.stringify(repository)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: join(root, 'scripts/lib') });
    onTestFinished(() => void child.kill());
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    await expect.poll(() => output).toMatch(/checkout .*;/);
    const [, folder = ''] = /checkout (.*);/.exec(output) ?? [];
    expect(existsSync(folder)).toBe(true);
    child.kill('SIGINT');
    await once(child, 'close');
    expect(existsSync(folder)).toBe(false);
    expect(checkouts()).toBe(1);
  });
});
