import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { RegistrySource } from './registrySource';
import { ReleaseNews } from './releaseNews';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-news-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (revision: number) =>
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ format: 1, revision, remotes: {} }));

/** A page's live stream through an edge: what was received so far, and functions to send and to close. */
function listening(news: ReleaseNews) {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const state = { received: '', isLeft: false, isOver: false };
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller;
    },
    cancel() {
      state.isLeft = true;
    },
  });
  const reader = news.within(stream).getReader();
  void (async () => {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      state.received += new TextDecoder().decode(piece.value);
    state.isOver = true;
  })();
  return {
    state,
    send: (text: string) => source?.enqueue(new TextEncoder().encode(text)),
    end: () => source?.close(),
    leave: () => reader.cancel(),
  };
}

const eventOf = (revision: number) => `event: releases\ndata: {"revision":${revision}}\n\n`;
const news = () => new ReleaseNews(new RegistrySource(folder, () => undefined));

test('each stream begins with the live revision, and gets every later one', async () => {
  release(4);
  const shared = news();
  const pages = [listening(shared), listening(shared)];
  release(5);
  for (const { state } of pages) await expect.poll(() => state.received).toBe(eventOf(4) + eventOf(5));
});

test('a stream of a site begins with the version of its start-up answer', async () => {
  release(4);
  const stream = new ReadableStream<Uint8Array>();
  const { value } = await news().within(stream, 'abc').getReader().read();
  expect(new TextDecoder().decode(value)).toBe('event: releases\ndata: {"revision":4,"site":"abc"}\n\n');
});

test('news come between the events of a stream, not within one', async () => {
  release(4);
  const shared = news();
  const { state, send } = listening(shared);
  const other = listening(shared);
  send('event: balance\nda');
  await expect.poll(() => state.received).toContain('balance');
  release(5);
  // Notified after the first one, in the same turn.
  await expect.poll(() => other.state.received).toBe(eventOf(4) + eventOf(5));
  expect(state.received).not.toContain(eventOf(5));
  send('ta: {}\n\n');
  await expect.poll(() => state.received).toBe(`${eventOf(4)}event: balance\ndata: {}\n\n${eventOf(5)}`);
});

test('a page that closes ends the stream of the backend; an ended stream gets nothing more', async () => {
  release(4);
  const shared = news();
  const [one, other] = [listening(shared), listening(shared)];
  await one.leave();
  expect(one.state.isLeft).toBe(true);
  other.end();
  await expect.poll(() => other.state.isOver).toBe(true);
  release(5);
  const third = listening(shared);
  await expect.poll(() => third.state.received).toBe(eventOf(5));
  expect(other.state.received).toBe(eventOf(4));
});

test('an unreadable registry is not announced', async () => {
  writeFileSync(join(folder, 'registry.json'), 'no registry');
  const { state, send } = listening(news());
  send(': alive\n\n');
  await expect.poll(() => state.received).toBe(': alive\n\n');
});
