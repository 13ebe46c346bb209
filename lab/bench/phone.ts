import { benchChromium } from '@marquee/e2e/chromium';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { Network } from './network';
import { probe } from './probe';

/** The simulated phone: screen, network and processor. Times in ms, rates in bit/s. */
export const profile = { width: 412, height: 823, roundTrip: 150, down: 1.6e6, up: 0.75e6, slowdown: 4 };

/** An empty browser on that phone. */
export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  network: Network;
  close: () => Promise<void>;
}

/** Starts the browser for all phones of a bench. */
export function openBrowser(): Promise<Browser> {
  const executablePath = benchChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** Settings of {@link openPhone}. */
interface PhoneOptions {
  /** `fast` does not limit the network; the processor is slow nevertheless. */
  network?: 'phone' | 'fast';
  /** Base URL of relative paths. */
  site?: string;
  /** Another screen size. */
  screen?: { width: number; height: number };
}

/** Opens a phone with an empty cache. */
export async function openPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const { roundTrip, down, up, slowdown } = profile;
  const { width, height } = options.screen ?? profile;
  const context = await browser.newContext({
    ...(options.site ? { baseURL: options.site } : {}),
    viewport: { width, height },
    screen: { width, height },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = new Network(session);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  if (options.network !== 'fast') {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTrip,
      downloadThroughput: down / 8,
      uploadThroughput: up / 8,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The TypeScript runner inserts `__name` into functions, which pages lack.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(probe);
  return { context, page, session, network, close: () => context.close() };
}
