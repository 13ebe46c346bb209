import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';

/**
 * Screenshots and an axe run of the built gallery: `node --import tsx gallery/shoot.ts <out folder> [name filter]`.
 * Exits with 1 if axe finds violations or a page overflows horizontally.
 */
const [out = '/tmp/marquee-gallery', only = ''] = process.argv.slice(2);
const dist = join(import.meta.dirname, 'dist');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(dist, path === '/' ? 'index.html' : path);
  if (!file.startsWith(dist) || !existsSync(file)) return void response.writeHead(404).end();
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
});
await new Promise<void>((listening) => server.listen(0, listening));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
mkdirSync(out, { recursive: true });

const system = '/usr/bin/chromium';
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(existsSync(system) ? { executablePath: system } : {}),
});
const pages = ['casino1:1', 'slot2:4', 'sportsbook1:6'].flatMap((template) =>
  ['home', 'lobby', 'forms', 'forms&sheet', 'account'].flatMap((view) =>
    [1, 2].flatMap((option) => [390, 1440].map((width) => ({ template, view, option, width }))),
  ),
);
let faults = 0;
for (const { template, view, option, width } of pages) {
  const [code, number] = template.split(':');
  const name = `${code}-${option}-${view.replace('&', '-')}-${width}`;
  if (!name.includes(only)) continue;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: width < 500,
    isMobile: width < 500,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(name, error.message));
  await page.goto(`${origin}/?template=${code}&color=color${number}-${option}&view=${view}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: view === 'forms' || view === 'account' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const { id, nodes } of violations) console.log(name, id, nodes[0]?.html.slice(0, 160), nodes[0]?.failureSummary);
  if (wide > 0) console.log(name, `is ${wide} px too wide`);
  faults += violations.length + (wide > 0 ? 1 : 0);
  await context.close();
}
await browser.close();
server.close();
console.log(faults === 0 ? 'Nothing found' : `${faults} found`);
process.exitCode = faults === 0 ? 0 : 1;
