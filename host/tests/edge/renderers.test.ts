import { afterAll, afterEach, expect, test } from '@rstest/core';
import { drawing, pageOf, RenderingRoom } from './testing/renderingRoom';

const room = new RenderingRoom();
afterEach(() => room.empty());
afterAll(() => room.close());

test('a page is rendered with the parts of all remotes, in a process that ends with its edge', async () => {
  const modules = [room.release('slots', drawing('Slots')), room.release('casino', drawing('Casino'))];
  const renderers = await room.open({ count: 1 });
  const page = await renderers.render(pageOf(modules, '/en/slots?page=2'));
  expect(page?.html).toContain('<h1>/en/slots?page=2</h1>');
  expect(page?.html).toMatch(/<p>Slots<\/p>.*<p>Casino<\/p>/);
  expect([page?.failures, room.failures, room.faults]).toEqual([[], [], []]);
  await renderers.close();
  expect(room.processes()).toEqual([]);
  expect(await renderers.render(pageOf(modules))).toBe(null);
});

test('a remote that never returns loses its own part, once', async () => {
  const modules = [room.release('endless', drawing('never', '', 'for (;;);')), room.release('slots', drawing('Slots'))];
  const renderers = await room.open({ count: 1 });
  const page = await renderers.render(pageOf(modules));
  expect(page?.html).toContain('<p>Slots</p>');
  const failure = { remote: 'endless', version: '1.0.0', phase: 'server', cause: 'ran for more than 2000 ms' };
  expect(room.failures).toEqual([failure]);
  const [before] = room.processes();
  expect((await renderers.render(pageOf(modules)))?.html).toContain('<p>Slots</p>');
  expect([room.failures.length, room.processes()[0]?.id]).toEqual([1, before?.id]);
});

test('a failing part of the host is reported once for a time, with its name, and blames no remote', async () => {
  const modules = [room.release('slots', drawing('Slots'))];
  const renderers = await room.open({ count: 1 });
  for (const address of ['/?hero=broken', '/?hero=broken', '/other?hero=broken'])
    expect((await renderers.render(pageOf(modules, address)))?.html).toContain('<p>Slots</p>');
  const failure = { remote: 'host', version: 'build', phase: 'server', cause: 'Hero: broken' };
  expect(room.failures).toEqual([failure]);
  for (let turn = 0; turn < 2; turn++)
    expect(await renderers.render(pageOf(modules, '/broken?header=broken'))).toBe(null);
  expect(room.failures).toEqual([failure, { ...failure, cause: 'Header: broken' }]);
});

test('who waits is answered in time; what nobody waits for is rendered when there is room, and takes half of the queue at most', async () => {
  const renderers = await room.open({
    count: 1,
    limits: { answer: 300, remake: 50_000, processor: 10_000, queue: 2 },
  });
  const busy = renderers.render(pageOf([], '/busy?loop=1500'), true);
  const [remade, tooMany, waited] = [
    renderers.render(pageOf([], '/again'), true),
    renderers.render(pageOf([], '/again'), true),
    renderers.render(pageOf([], '/')),
  ];
  expect([await tooMany, await waited]).toEqual([null, null]);
  expect((await remade)?.html).toContain('<h1>/again</h1>');
  expect((await busy)?.html).toContain('<h1>/busy');
});

test('where there is no program, or none that runs, pages go without', async () => {
  const none = await room.open({ program: () => undefined });
  const broken = await room.open({ program: () => `${room.program}.gone` });
  for (const renderers of [none, broken]) expect(await renderers.render(pageOf([]))).toBe(null);
  expect(room.faults).toEqual([expect.stringContaining('a renderer does not start')]);
});
