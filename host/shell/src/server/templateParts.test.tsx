import { expect, test } from '@rstest/core';
import { type ErrorInfo, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import type { TemplatePack } from '../context/pack';
import { namedParts, templatePartIn } from './templateParts';

function Broken(): never {
  throw new Error('broken');
}

const complete = Object.fromEntries(
  ['Header', 'Navigation', 'Hero', 'Footer', 'MobileBar', 'Login'].map((name) => [name, () => <p>{name}</p>]),
) as unknown as TemplatePack;

/** Renders a page of a template, and returns the part in which each error was thrown. */
async function partsThrown(pack: TemplatePack): Promise<(string | undefined)[]> {
  const { Header, Hero, Footer } = namedParts(pack);
  const parts: (string | undefined)[] = [];
  const page = (
    <>
      <Header />
      <Suspense fallback={<i />}>
        <Hero />
        <Broken />
      </Suspense>
      <Footer />
    </>
  );
  const onError = (_: unknown, { componentStack }: ErrorInfo) => void parts.push(templatePartIn(componentStack ?? ''));
  await renderToReadableStream(page, { onError }).then(
    (stream) => stream.allReady,
    () => undefined,
  );
  return parts;
}

test.each(['Header', 'Hero', 'Footer'])('an error below the %s of a template is known as its own', async (part) => {
  const Around = () => (
    <div>
      <Broken />
    </div>
  );
  expect(await partsThrown({ ...complete, [part]: Around })).toContain(part);
});

test('an error elsewhere is no part’s', async () => {
  expect(await partsThrown(complete)).toEqual([undefined]);
});
