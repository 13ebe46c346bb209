import type { Language } from '@marquee/contract/languages';
import { SingleLoader } from '@marquee/federation-runtime/singleLoader';
import english from '@marquee/i18n/bundles/en/ui.json';
import russian from '@marquee/i18n/bundles/ru/ui.json';
import { ViewportStore } from '@marquee/shell/context/viewport';
import type { TemplatePack } from '@marquee/shell/pack';
import { RemoteAccess } from '@marquee/shell/remotes/remoteAccess';
import { firstJob } from '@marquee/shell/server/firstJob';
import { SessionScope } from '@marquee/shell/sessionScope';
import casino1 from '@marquee/templates/casino1/row.json';
import { type RowFile, rowOf, templateOf } from '@marquee/theme/templates';
import { expect, test } from '@rstest/core';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

// Sequential: Node fails if the same module is first loaded concurrently by require and import.
const { UNSAFE_createMemoryHistory: createMemoryHistory } = await import('react-router-dom');
const { SiteAddress } = await import('@marquee/shell/address/siteAddress');
const { App } = await import('@marquee/shell/app/App');

enableStaticRendering(true);

/** Components of a template's pack, which have no package exports. */
const files = import.meta.webpackContext('../templates/casino1', {
  regExp: /\/(Header|Navigation|Hero|Footer|MobileBar|Login)\.tsx$/,
  mode: 'lazy',
});

async function packOfCasino1(): Promise<TemplatePack> {
  const parts = await Promise.all(files.keys().map((name) => files(name) as Promise<object>));
  const template = templateOf(rowOf('casino1', casino1 as unknown as RowFile));
  return { template, tile: {}, lobby: {}, ...Object.assign({}, ...parts) };
}

/** An app of a bilingual site without remotes, at a URL. */
async function appAt(path: string, language: Language, ui: Record<string, string>) {
  const { start } = firstJob;
  const site = start.startup.site && { ...start.startup.site, logo1: '/mark.svg' };
  const startup = { ...start.startup, site, language: ['EN', 'RUS'] satisfies Language[] };
  const scope = new SessionScope({
    startup,
    validateTheme: () => ({ template: 'template1' }),
    onSessionEnd: () => undefined,
    tabs: { announce() {}, onAnnounced() {}, onSession() {}, reload() {} },
    storage: { getItem: () => null, setItem() {}, removeItem() {} },
  });
  const loader = new SingleLoader({}, language, () => undefined);
  const registry = { ...start.registry, language };
  const access = new RemoteAccess(loader, registry, async () => registry, { ui });
  await access.texts.load('ui');
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const address = new SiteAddress(history, scope.root.site.languages);
  const page = (
    <App
      {...{ scope, texts: access.texts, pack: await packOfCasino1(), access, address }}
      viewport={new ViewportStore()}
      startedAt={0}
      mustReload={() => false}
    />
  );
  return { address, page };
}

async function markupOf(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}

/** How many links lead to pages in English and in Russian. */
function linksIn(markup: string) {
  const links = [...markup.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  const russian = links.filter((href) => /^\/ru(\/|$)/.test(href)).length;
  return { english: links.length - russian, russian };
}

const [inEnglish, inRussian] = [english['a11y.skip'], russian['a11y.skip']];

test('two pages in different languages are rendered at once', async () => {
  const [one, other] = [await appAt('/nobody', 'EN', english), await appAt('/ru/nobody', 'RUS', russian)];
  const [first, second] = await Promise.all([markupOf(one.page), markupOf(other.page)]);
  expect(first).toContain(inEnglish);
  expect(second).toContain(inRussian);
  expect(linksIn(first)).toEqual({ english: expect.any(Number), russian: 0 });
  expect(linksIn(second)).toEqual({ english: 0, russian: linksIn(first).english });
});

test('two apps are in one document, each at its own address', async () => {
  const [one, other] = [await appAt('/nobody', 'EN', english), await appAt('/ru/nobody', 'RUS', russian)];
  const alone = linksIn(await markupOf(one.page)).english;
  expect(alone).toBeGreaterThan(0);
  const both = await markupOf(
    <>
      {one.page}
      {other.page}
    </>,
  );
  expect(both).toContain(inEnglish);
  expect(both).toContain(inRussian);
  expect(linksIn(both)).toEqual({ english: alone, russian: alone });
  one.address.history.push('/slots');
  expect([one.address.pathname, other.address.pathname]).toEqual(['/slots', '/nobody']);
});
