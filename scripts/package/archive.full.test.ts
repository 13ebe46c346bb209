import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { filesIn } from './copyFiles';

/** Everything of these tests: builds, the unpacked archive, a PATH with only Node, and data. */
const folder = mkdtempSync(join(tmpdir(), 'marquee-archive-'));
let version: string;
let archive: string;
const path = join(folder, 'path');
/** Root ignores permissions: then the archive is run by another user. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function stateFolder(name: string): string {
  const made = join(folder, name);
  mkdirSync(made);
  chmodSync(made, 0o777);
  return made;
}

/** The archive's files with sizes and times: nothing may change. */
const contents = () =>
  filesIn(archive).map((file) => {
    const { size, mtimeMs } = statSync(join(archive, file));
    return `${file} ${size} ${mtimeMs}`;
  });

let before: string[];
beforeAll(() => {
  chmodSync(folder, 0o755);
  mkdirSync(path);
  symlinkSync(process.execPath, join(path, 'node'));
  const output = execFileSync(process.execPath, ['scripts/package.mjs'], {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: join(folder, 'built') },
    stdio: 'pipe',
    encoding: 'utf8',
  });
  version = /^dist\/marquee-(\S+)\.tar\.gz/m.exec(output)?.[1] ?? 'none';
  archive = join(folder, `marquee-${version}`);
  execFileSync('tar', ['-xzf', join(root, `dist/marquee-${version}.tar.gz`), '-C', folder]);
  execFileSync('chmod', ['-R', 'a-w', archive]);
  before = contents();
}, 600_000);

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** Runs a command of the archive in an empty folder, with only Node on the PATH. */
function start(words: string[], environment: Record<string, string> = {}) {
  const child = spawn('node', [join(archive, 'bin/marquee.mjs'), ...words], {
    cwd: path,
    env: { PATH: path, MARQUEE_MODE: 'sandbox', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }));
  stops.push(() => child.kill('SIGKILL'));
  return { child, ended };
}

const command = (words: string[], environment?: Record<string, string>) => start(words, environment).ended;

/** Runs a server of the archive until it is ready. */
async function serve(name: string, environment: Record<string, string>) {
  const port = await freePort();
  const { child, ended } = start([name], { PORT: `${port}`, ...environment });
  const at = `http://127.0.0.1:${port}`;
  const get = (address: string) => fetch(at + address, { headers: { 'x-forwarded-host': 'localhost' } });
  const isReady = async () => (await get('/readyz').catch(() => undefined))?.status === 200;
  const isOver = async () => child.exitCode !== null || (await isReady());
  await expect.poll(isOver, { interval: 200, timeout: 120_000 }).toBe(true);
  if (child.exitCode !== null) throw new Error((await ended).output);
  const cookies: string[] = [];
  const post = async (call: string, body: object) => {
    const answer = await fetch(`${at}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
      body: JSON.stringify({ domain_name: 'localhost', ...body }),
    });
    cookies.push(...answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''));
    return (await answer.json()) as Record<string, unknown> & { statusCode: number };
  };
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { at, get, post, stop };
}

type Server = Awaited<ReturnType<typeof serve>>;

async function signIn({ post }: Server) {
  const { token, statusCode } = await post('api/auth/login', { account_id: 'demo', password: 'demo-marquee-2026' });
  expect(statusCode).toBe(1);
  return { account_id: 'demo', auth: token };
}

/** The status and content type of a path. */
async function seen({ get }: Server, address: string): Promise<string> {
  const answer = await get(address);
  await answer.arrayBuffer();
  return `${answer.status} ${answer.headers.get('content-type')?.split(';')[0]}`;
}

describe('the unpacked archive, read-only, with Node alone', () => {
  test('serves pages, remotes, fonts, pictures and a game, is backed up while it runs, and ends when it is asked to', async () => {
    const data = stateFolder('data');
    const site = await serve('site', { DATA_DIR: data });

    const home = await (await site.get('/')).text();
    expect(home).toContain('<div id="root">');
    expect(home, 'rendered on the server').toMatch(/<h1[ >]/);
    expect(await seen(site, '/slots')).toBe('200 text/html');
    const { remotes } = (await (await site.get('/releases/registry.json')).json()) as {
      remotes: Record<string, { live: string; versions: Record<string, { entry: string }> }>;
    };
    expect(Object.keys(remotes).sort()).toEqual([
      'account',
      'casino',
      'cms',
      'minigame',
      'slots',
      'sportsbook',
      'wallet',
    ]);
    for (const { live, versions } of Object.values(remotes)) {
      expect(await seen(site, versions[live]?.entry ?? '')).toBe('200 text/javascript');
    }
    const font = /\/fonts\/[\w./-]+\.woff2/.exec(home)?.[0] ?? 'none';
    expect(await seen(site, font)).toBe('200 font/woff2');
    expect(await seen(site, '/icon-192.png')).toBe('200 image/png');
    expect(await seen(site, '/sw.js')).toBe('200 text/javascript');
    expect(await seen(site, '/third-party/analytics.js')).toBe('200 text/javascript');

    const player = await signIn(site);
    const { value } = (await site.post('api/product/get_games', { game_type: 'slots', count: 1 })) as unknown as {
      value: { provider_code: string; game_code: string; game_image: string }[];
    };
    const [game] = value;
    expect(await seen(site, `${game?.game_image}.3x4.svg`)).toBe('200 image/svg+xml');
    const launched = await site.post('api/product/launch', {
      ...{ provider_code: game?.provider_code, game_code: game?.game_code },
      ...{ mode: 'real', language: 'EN', ...player },
    });
    const [address = '', token] = String(launched.launch_url).split('#');
    const frame = await (await site.get(address)).text();
    const script = /src="([^"]+\.js)"/.exec(frame)?.[1] ?? 'none';
    expect(await seen(site, script)).toBe('200 text/javascript');
    expect(await site.post('play/api/open', { token })).toMatchObject({ statusCode: 1 });

    const file = join(stateFolder('backups'), 'marquee.backup');
    const saved = await command(['backup', file], { DATA_DIR: data });
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('from the running backend') });
    expect(await site.stop()).toMatchObject({ code: 0 });
    expect(await command(['verify-ledger'], { DATA_DIR: data })).toMatchObject({ code: 0 });
    const restored = await command(['restore', file], { DATA_DIR: stateFolder('restored') });
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('clean') });
    expect(contents()).toEqual(before);
  }, 600_000);

  test('runs as two processes, and hashes passwords in WebAssembly where it has no native code', async () => {
    const environment = { DATA_DIR: stateFolder('backend'), NAPI_RS_FORCE_WASI: 'error' };
    const backend = await serve('backend', environment);
    const edge = await serve('edge', { BACKEND_URL: backend.at, DATA_DIR: stateFolder('edge') });
    await signIn(edge);
    expect(await seen(edge, '/slots')).toBe('200 text/html');
    expect([(await edge.stop()).code, (await backend.stop()).code]).toEqual([0, 0]);
    expect(contents()).toEqual(before);
  }, 600_000);

  test('delivers its remotes to a folder of the operator, and says what is live there', async () => {
    const environment = { RELEASES_DIR: stateFolder('releases') };
    const release = ['release', '--from', join(archive, 'releases')];
    const first = await command(release, environment);
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/wallet@\S+ checked and copied/) });
    expect(await command(release, environment)).toMatchObject({
      code: 0,
      output: expect.stringContaining('revision 1.'),
    });
    const listed = await command(['releases'], environment);
    expect(listed.output).toMatch(/^wallet +\d\S+ +since /m);
    const back = await command(['rollback', 'wallet'], environment);
    expect(back).toMatchObject({ code: 1, output: expect.stringContaining('no version to go back to') });
    expect(contents()).toEqual(before);
  }, 600_000);

  test('names its commands, and refuses others and wrong settings', async () => {
    const { code, output } = await command(['--help']);
    expect([code, await command(['--version'])]).toEqual([0, { code: 0, output: `${version}\n` }]);
    const named = [...output.matchAll(/^ {2}([\w-]+) {2,}/gm)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(['site', 'edge', 'backend', 'sites', 'releases']));
    expect(await command(['sight'])).toMatchObject({ code: 2, output: expect.stringContaining('no command sight') });
    for (const name of named) {
      const help = await command([name ?? '', '--help']);
      expect(help, name).toMatchObject({ code: 0, output: expect.stringContaining(`node bin/marquee.mjs ${name}`) });
      expect(help.output, name).toMatch(/^Exit codes:$/m);
      const words = name === 'sites' ? ['list', '--no-such-option'] : ['--no-such-option'];
      expect(await command([name ?? '', ...words]), name).toMatchObject({
        code: 2,
        output: expect.stringMatching(/^[^\n]*--no-such-option[^\n]*\n$/),
      });
    }
    const wrong = await command(['site'], { PROT: '1', TRUST_PROXY: 'perhaps' });
    expect(wrong).toMatchObject({ code: 78, output: expect.stringContaining('TRUST_PROXY is "perhaps"') });
    expect(await command(['sites', 'list'])).toMatchObject({ code: 0, output: expect.stringContaining('localhost') });
    expect((await command(['sites', '--help'])).output).toContain('node bin/marquee.mjs sites <command>');
  }, 600_000);

  test('holds no page that leads nowhere, and no path of the machine that made it', () => {
    const pages = filesIn(archive).filter((file) => file.endsWith('.md') && !file.startsWith('node_modules/'));
    const dead = pages.flatMap((page) => {
      const links = readFileSync(join(archive, page), 'utf8').matchAll(/\]\(([^)#\s]+)/g);
      return [...links].filter(([, to = '']) => !/^[a-z]+:/.test(to) && !existsSync(join(archive, page, '..', to)));
    });
    expect(dead).toEqual([]);
    const own = filesIn(archive).filter((file) => !file.startsWith('node_modules/'));
    expect(own.filter((file) => readFileSync(join(archive, file)).includes(root))).toEqual([]);
  });
});
