import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@rstest/core';
import { bundled, drawing, pageOf, RenderingRoom } from './testing/renderingRoom';

const room = new RenderingRoom();
afterEach(() => room.empty());
afterAll(() => room.close());

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
const good = room.release('good', drawing('Good'));

/** Ways in which code breaks its process, and the reported cause. */
const faults: [name: string, code: string, cause: RegExp][] = [
  ['throws', 'throw new Error("broken")', /^broken$/],
  ['throws what is no error', 'throw null', /./],
  ['loops', 'for (;;);', /^ran for more than 2000 ms$/],
  ['takes 30 s', 'for (const end = Date.now() + 30_000; Date.now() < end; );', /^ran for more than 2000 ms$/],
  ['loops in promises', '(async () => { for (;;) await null; })()', /^ran for more than 2000 ms$/],
  ['grows an array', 'const all = []; for (;;) all.push([all.length])', /^(out of memory|ran for more)/],
  ['makes a large array', 'globalThis.kept = new Array(2e7).fill(1.5)', /^out of memory$/],
  [
    'makes typed arrays',
    'const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1))',
    /^(out of memory|ran for more)/,
  ],
  ['makes one typed array', 'new Uint8Array(2e9).fill(1)', /^(out of memory|Array buffer allocation failed)/],
  ['doubles a text', 'let text = "x"; for (;;) { text += text + text.length; JSON.parse(JSON.stringify(text)); }', /./],
  ['fills a map', 'const all = new Map(); for (let at = 0; ; at++) all.set(at, {})', /./],
  ['recurses', 'const again = () => again(); again()', /call stack/],
  ['ends its process', 'require("node:process").exit(3)', /^ended with code 3$/],
  ['ends its process as if all were well', 'require("node:process").exit(0)', /^ended with code 0$/],
  ['aborts', 'require("node:process").abort()', /^ended by SIGABRT$/],
  ['kills its process', 'const p = require("node:process"); p.kill(p.pid, "SIGKILL")', /^ended by SIGKILL$/],
  ['closes the line to the edge', 'require("node:process").disconnect(); for (;;);', /./],
  ['names a process', 'process.exit(1)', /process is not defined/],
  ['makes code from a text', 'this.constructor.constructor("return process")().exit(1)', /./],
  [
    'makes code by the host',
    'require("react").createElement.constructor("return process")().exit(1)',
    /Code generation/,
  ],
  ['makes code by a timer', 'setTimeout.constructor("return process")().exit(1)', /Code generation/],
  ['requires what is not shared', 'require("node:fs").readFileSync("/etc/passwd")', /^node:fs is not shared/],
  ['reads a file', 'require("node:process").binding("fs").open("/etc/passwd", 0, 0)', /./],
  ['waits for another thread', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', /is not defined/],
];

describe.each(['while it is loaded', 'while it is drawn'])('a remote %s', (when) => {
  test.each(faults)('%s: it is left out, and every page is answered', async (name, code, cause) => {
    const atLoad = when === 'while it is loaded';
    const text = `try { ${code} } finally {}`;
    const bad = room.release(
      'bad',
      atLoad ? drawing('Bad', text) : drawing('Bad', '', text),
      name.replaceAll(' ', '-'),
    );
    const renderers = await room.open();
    const from = performance.now();
    const slowest: number[] = [];
    const ask = async (modules = [good], address = '/') => {
      const page = await renderers.render(pageOf(modules, address));
      slowest.push(performance.now() - from);
      return page?.html ?? 'none';
    };
    const pages = await Promise.all([ask([bad, good], '/bad'), ...Array.from({ length: 6 }, () => ask())]);
    for (const html of pages) expect(html).toContain('<p>Good</p>');
    expect(room.failures).toEqual([
      { remote: 'bad', version: bad.version, phase: 'server', cause: expect.stringMatching(cause) },
    ]);
    const ids = room.processes().map(({ id }) => id);
    expect(await ask([bad, good], '/bad')).toContain('<p>Good</p>');
    expect(room.failures.length).toBe(1);
    const left = room.processes();
    expect(left.length).toBeLessThanOrEqual(2);
    expect(left.filter(({ id }) => ids.includes(id)).length).toBeGreaterThan(0);
    console.log(`${name}, ${when}: ${room.failures[0]?.cause}; slowest page ${Math.round(Math.max(...slowest))} ms`);
    await renderers.close();
    expect(room.processes()).toEqual([]);
    expect(room.faults).toEqual([]);
  });
});

test('what a remote waits for without end is a skeleton', async () => {
  const waiting = drawing(
    'Late',
    'const { use } = require("react"); const never = new Promise(() => {});',
    'use(never)',
  );
  const late = room.release('late', waiting);
  const soon = room.release(
    'soon',
    drawing(
      'Soon',
      'const { use } = require("react"); let made;',
      'use(made ??= new Promise((done) => setTimeout(done, 5)))',
    ),
  );
  const renderers = await room.open({ limits: { waiting: 300 } });
  const [page, other] = await Promise.all([
    renderers.render(pageOf([late, soon, good])),
    renderers.render(pageOf([soon, good])),
  ]);
  expect(page?.html).toMatch(/skeleton.*<p>Soon<\/p>.*<p>Good<\/p>/);
  expect(page?.failures).toEqual([{ remote: 'late', version: '1.0.0', module: './Part', cause: expect.any(String) }]);
  expect(other?.failures).toEqual([]);
});

test('what a remote left running ends no other page, and the remote is blamed', async () => {
  const later = room.release(
    'later',
    drawing('Later', '', 'Promise.resolve().then(() => Promise.resolve()).then(() => { for (;;); })'),
  );
  const timers = room.release(
    'timers',
    drawing('Timers', 'setInterval(() => { for (;;); }, 0)', 'setTimeout(() => { throw 1; }, 0)'),
  );
  const renderers = await room.open({ count: 1 });
  for (const bad of [later, timers]) {
    expect((await renderers.render(pageOf([bad, good])))?.html).toContain('<p>Good</p>');
    expect((await renderers.render(pageOf([good])))?.html).toContain('<p>Good</p>');
  }
  expect(room.failures.map(({ remote }) => remote)).toContain('later');
  expect(room.failures.map(({ remote }) => remote)).not.toContain('good');
});

test('what a remote does between pages ends its process, and the remote is blamed', async () => {
  const idle = 'require("node:process").once("SIGUSR2", () => { for (;;); })';
  const signal = room.release('signal', drawing('Signal', '', idle));
  const renderers = await room.open({ count: 1 });
  expect((await renderers.render(pageOf([signal, good])))?.html).toMatch(/<p>Signal<\/p>.*<p>Good<\/p>/);
  for (const { id } of room.processes()) process.kill(id, 'SIGUSR2');
  await expect
    .poll(() => room.failures)
    .toEqual([expect.objectContaining({ remote: 'signal', cause: 'ran for more than 2000 ms' })]);
  expect((await renderers.render(pageOf([signal, good])))?.html).toContain('<p>Good</p>');
});

test('a process that does nothing and keeps its thread is ended', async () => {
  const stopped = room.release('stopped', drawing('never', '', 'require("stop")()'));
  const renderers = await room.open({ count: 1, limits: { silence: 3000 } });
  expect((await renderers.render(pageOf([stopped, good])))?.html).toContain('<p>Good</p>');
  expect(room.failures).toEqual([{ remote: 'stopped', version: '1.0.0', phase: 'server', cause: 'no end' }]);
});

test('a wrong hash and a missing file are failures of the remote, and end no process', async () => {
  const renderers = await room.open();
  const [before] = room.processes();
  const wrong = { ...room.release('wrong', drawing('Wrong')), integrity: good.integrity };
  const missing = { ...room.release('missing', drawing('Missing')), file: 'server.1b1b1b1b.js' };
  const half = room.release('half', drawing('Half'));
  rmSync(join(room.folder, 'releases/half'), { recursive: true });
  const pages = await Promise.all(
    [[wrong, good], [missing, good], [half, good], [good]].map((modules) => renderers.render(pageOf(modules))),
  );
  for (const page of pages) expect(page?.html).toContain('<p>Good</p>');
  expect(room.failures.map(({ remote, cause }) => `${remote}: ${cause}`).sort()).toEqual([
    'half: server.0a0a0a0a.js cannot be read (ENOENT)',
    'missing: server.1b1b1b1b.js cannot be read (ENOENT)',
    'wrong: server.0a0a0a0a.js is not what was published',
  ]);
  expect(room.processes()[0]?.id).toBe(before?.id);
});

test('the host’s own fault blames no remote: the path is left alone, others are rendered', async () => {
  const renderers = await room.open();
  const [broken, other] = await Promise.all([
    renderers.render(pageOf([good], '/broken?loop=60000')),
    renderers.render(pageOf([good], '/')),
  ]);
  expect([broken, other?.html]).toEqual([null, expect.stringContaining('<p>Good</p>')]);
  const cause = expect.stringContaining('ran for more than 2000 ms');
  expect(room.failures).toEqual([{ remote: 'host', version: 'build', phase: 'server', cause }]);
  expect(room.faults).toEqual([
    expect.stringContaining('/broken?loop=60000 is not rendered: ran for more than 2000 ms'),
  ]);
  // It is not tried again: that would end another process.
  await expect.poll(() => room.processes().length).toBe(2);
  const before = room.processes().map(({ id }) => id);
  expect(await renderers.render(pageOf([good], '/broken?loop=60000'))).toBe(null);
  expect(room.processes().map(({ id }) => id)).toEqual(before);
});

test('a failed version is tried again after 30 s, then a minute, and another version at once', async () => {
  let now = 0;
  const renderers = await room.open({ count: 1, now: () => now });
  const bad = room.release('bad', drawing('Bad', 'throw new Error("broken")'));
  const reported: number[] = [];
  for (now = 0; now < 400_000; now += 10_000) {
    await renderers.render(pageOf([bad, good]));
    if (room.failures.splice(0).length > 0) reported.push(now / 1000);
  }
  expect(reported).toEqual([0, 30, 90, 210]);
  const better = room.release('bad', drawing('Better'), '1.0.1');
  expect((await renderers.render(pageOf([better, good])))?.html).toContain('<p>Better</p>');
});

test('a visitor waits no longer than the limit, whatever the processes do', async () => {
  const slow = room.release('slow', drawing('Slow', '', 'for (;;);'));
  // The processes never end by themselves: all must be answered.
  const renderers = await room.open({ limits: { answer: 300, processor: 600_000, silence: 600_000, queue: 5 } });
  const pages = await Promise.all(Array.from({ length: 20 }, () => renderers.render(pageOf([slow]))));
  expect(pages).toEqual(pages.map(() => null));
});

test('a killed process is replaced, and no remote is blamed', async () => {
  const renderers = await room.open();
  await renderers.render(pageOf([good]));
  for (let pages = 0; pages < 10; pages++)
    await Promise.all([pageOf([good]), pageOf([good])].map((page) => renderers.render(page)));
  const killed = room.processes().map(({ id }) => id);
  for (const id of killed) process.kill(id, 'SIGKILL');
  await expect.poll(() => room.processes().filter(({ id }) => killed.includes(id))).toEqual([]);
  for (let at = 0; at < 5; at++) expect((await renderers.render(pageOf([good])))?.html).toContain('<p>Good</p>');
  expect([room.failures, room.faults]).toEqual([[], []]);
});

test('another build of the host takes the place of the one that runs', async () => {
  let program = room.program;
  const renderers = await room.open({ program: () => program });
  const before = room.processes().map(({ id }) => id);
  program = bundled('stubHost.tsx', join(room.folder, 'host.2.js'));
  await renderers.render(pageOf([good]));
  await renderers.started();
  expect((await renderers.render(pageOf([good])))?.html).toContain('<p>Good</p>');
  await expect.poll(() => room.processes().filter(({ id }) => before.includes(id))).toEqual([]);
});

test('no process stays behind an edge that is killed, not even in an endless loop', async () => {
  const edge = bundled('edgeAlone.ts', join(room.folder, 'edge.js'));
  const loop = 'const own = require("node:process"); own.kill(own.ppid, "SIGUSR2"); for (;;);';
  const endless = room.release('endless', drawing('never', '', loop));
  const jobs = JSON.stringify([pageOf([endless]), pageOf([good])]);
  const child = spawn(process.execPath, [edge, room.program, join(room.folder, 'releases'), jobs], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(room.processes().length).toBe(3);
  child.kill('SIGKILL');
  await expect.poll(() => room.processes()).toEqual([]);
});

test('500 versions of a remote, one after another, leave memory', async () => {
  const renderers = await room.open();
  const padding = `const data = ${JSON.stringify('x'.repeat(300_000))}; globalThis.kept = Array.from({ length: 2e4 }, (_, at) => ({ at }));`;
  const figures: string[] = [];
  const measured: { edge: number; process: number }[] = [];
  let ids = '';
  for (let at = 1; at <= 500; at++) {
    const module = room.release('slots', drawing(`Slots ${at}`, `${padding} ${at};`), `1.0.${at}`);
    room.named = ({ remote, version }) => remote !== 'slots' || version === module.version;
    const pages = await Promise.all(Array.from({ length: 3 }, () => renderers.render(pageOf([module, good]))));
    for (const page of pages) expect(page?.html).toMatch(new RegExp(`<p>Slots ${at}</p>.*<p>Good</p>`));
    if (at % 50 === 0) {
      const processes = room.processes();
      const now = processes.map(({ id }) => id).join(' ');
      measured.push({
        edge: process.memoryUsage().heapUsed,
        process: Math.max(...processes.map(({ memory }) => memory)),
      });
      figures.push(
        `${at}: heap of the edge ${megabytes(measured.at(-1)?.edge ?? 0)} MB, processes ${processes.map(({ memory }) => megabytes(memory)).join(' and ')} MB${ids && ids !== now ? ', replaced' : ''}`,
      );
      ids = now;
    }
  }
  console.log(figures.join('\n'));
  const [, early] = measured;
  const last = measured.at(-1);
  expect(last?.process).toBeLessThan((early?.process ?? 0) + 40 * 2 ** 20);
  expect(last?.edge).toBeLessThan((early?.edge ?? 0) + 40 * 2 ** 20);
  expect([room.failures, room.faults]).toEqual([[], []]);
}, 300_000);
