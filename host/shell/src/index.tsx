import '@marquee/federation-runtime/loadChunkManifest';
import '@marquee/sdk/trust';
import '@marquee/theme/base.css';
import { nextTask } from './loading/nextTask';

/**
 * What the page stands on, in the order in which it is needed. Each is evaluated in a task of its own, for on a slow
 * phone all of them together keep a tap waiting for a third of a second; `eager`: they are in the files that the page
 * names, and fetch nothing.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'mobx'),
  () => import(/* webpackMode: "eager" */ '@marquee/i18n/text'),
  () => import(/* webpackMode: "eager" */ '@marquee/sdk'),
  // The first formatter has the browser read its tables of numbers.
  async () => new Intl.NumberFormat(),
];

async function start(): Promise<void> {
  for (const evaluate of parts) {
    await nextTask();
    await evaluate();
  }
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './app/boot');
  await nextTask();
  await boot();
}

void start();
