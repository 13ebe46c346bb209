import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCandidate } from '@marquee/federation-release/gate/testing/candidate';
import { candidateOf, goodProbe, type Probe } from '@marquee/federation-release/gate/testing/probe';
import { goLive, placeCandidate } from '@marquee/federation-release/run/stage';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { expect } from '../support/sink';
import type { SpareSite } from '../support/spareSite';
import { test } from '../support/spareSiteTest';
import { uiText } from '../support/texts';

test.use({ viewport: { width: 360, height: 740 }, expectedFailures: /failed \(cover\)/ });

const over = 'position:fixed;inset:0;z-index:2147483647;';
const atOnce = (code: string) => ({ code: { ...goodProbe().code, effect: code } });

/** Builds that let nobody press the host's menu, past the gate. */
const covers: [name: string, spoiled: Partial<Probe>][] = [
  ['a cover on phones', { css: `@media (width<=600px){.probe-page{${over}background:#fff}}` }],
  [
    'a transparent cover that its code puts into the body',
    atOnce(`const over=document.createElement("i");over.style="${over}";document.body.append(over)`),
  ],
  [
    'a cover in a portal',
    {
      code: {
        ...goodProbe().code,
        entry: 'globalThis.probeDom=()=>shared("react-dom")',
        render: `const [dom,setDom]=react.useState();react.useEffect(()=>{probeDom().then((it)=>setDom(()=>it))},[]);if(dom)return dom.createPortal(h("i",{style:{position:"fixed",inset:0,zIndex:99999}}),document.body)`,
      },
    },
  ],
  [
    'a modal without a way out',
    atOnce(
      'const modal=document.createElement("dialog");modal.oncancel=(event)=>event.preventDefault();document.querySelector(".probe-page").append(modal);modal.showModal()',
    ),
  ],
];

let count = 0;

/** Makes a spoiled build of a remote with the page `/probe` live, without the gate. Returns its version. */
async function releaseProbe({ releases }: SpareSite, spoiled: Partial<Probe>): Promise<string> {
  const version = `1.0.0-out.${++count}`;
  const folder = mkdtempSync(join(tmpdir(), 'marquee-probe-'));
  try {
    const compiled = writeCandidate(candidateOf({ ...goodProbe(), ...spoiled }), folder, version);
    placeCandidate(releases, folder, compiled);
    await goLive(releases, [compiled]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return version;
}

/** Opens the page once the edge has the release. */
async function openProbe(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/probe');
    await expect(page.locator('.probe-page, [data-remote="probe"]').first()).toBeAttached({ timeout: 1000 });
  }).toPass();
  await hydrated(page);
}

/** Opens the menu by a press, and closes it by Escape: the focus is where it was. */
async function useMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: uiText('en', 'menu.open') });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: uiText('en', 'menu.title') });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
}

for (const [name, spoiled] of covers)
  test(`${name} is taken away, and its version is reported; the menu can be pressed`, async ({ page, site }) => {
    const version = await releaseProbe(site, spoiled);
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/telemetry/failure'));
    await openProbe(page);
    const report = await reported;
    expect(report.postDataJSON()).toMatchObject({ remote: 'probe', version, phase: 'cover' });
    expect(report.postDataJSON().places).toContain(`/releases/probe/${version}/`);
    expect((await report.allHeaders()).cookie).toContain('marquee_visit=');
    await expect(page.getByRole('main').getByText(uiText('en', 'remote.coversTitle', 'misc'))).toBeVisible();
    await useMenu(page);
  });

/** All ways to put an element beside the page, by what the address asks for. */
const ways = {
  prepend: 'body.prepend(over)',
  insertBefore: 'body.insertBefore(over,root)',
  replaceChild: 'body.replaceChild(over,body.appendChild(document.createElement("u")))',
  insertAdjacentElement: 'body.insertAdjacentElement("afterbegin",over)',
  after: 'root.after(over)',
  html: 'document.documentElement.append(over)',
};

test('a cover is reported whichever way its code puts it beside the page', async ({ page, site }) => {
  const cases = Object.entries(ways).map(([way, code]) => `${way}(){${code}}`);
  const version = await releaseProbe(
    site,
    atOnce(
      `const {body}=document,root=document.getElementById("root"),over=document.createElement("i");over.style="${over}";({${cases}})[new URLSearchParams(location.search).get("way")]?.()`,
    ),
  );
  await openProbe(page);
  for (const way of Object.keys(ways)) {
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/telemetry/failure'));
    await page.goto(`/probe?way=${way}`);
    expect((await reported).postDataJSON(), way).toMatchObject({ remote: 'probe', version, phase: 'cover' });
    await expect(page.locator('i:visible')).toHaveCount(0);
  }
});

test('a remote that stops all events at the document and the window stops none of the host’s menu', async ({
  page,
  site,
}) => {
  await releaseProbe(
    site,
    atOnce(
      'for(const place of [window,document])for(const kind of ["pointerdown","mousedown","click","keydown"])place.addEventListener(kind,(event)=>{event.stopImmediatePropagation();event.preventDefault()},true)',
    ),
  );
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/telemetry/failure'));
  await openProbe(page);
  await expect(page.locator('.probe-page')).toBeVisible();
  await useMenu(page);
  expect((await reported).postDataJSON()).toMatchObject({ remote: 'probe', phase: 'cover' });
  await page.getByRole('navigation', { name: 'Quick menu' }).locator('a[href="/casino"]').click();
  await expect(page).toHaveURL(/\/casino$/);
  await page.goBack();
  await expect(page.locator('.probe-page')).toBeVisible();
});

test('what an extension lays over the page is no remote’s fault, and stays', async ({ page, site }) => {
  await releaseProbe(site, {});
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith('/telemetry/failure') && reports.push(request.url()));
  await openProbe(page);
  await page.evaluate((style) => {
    const cover = document.createElement('b');
    cover.style.cssText = style;
    document.body.append(cover);
    // A look of the host asks what it finds in the way whose it is.
    let asked = 0;
    cover.addEventListener('lostpointercapture', () => cover.setAttribute('data-asked', String(++asked)));
  }, over);
  await expect(page.locator('body > b')).toHaveAttribute('data-asked', /[3-9]/);
  await expect(page.locator('.probe-page')).toBeVisible();
  expect(reports).toEqual([]);
});
