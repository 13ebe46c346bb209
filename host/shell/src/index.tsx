import '@marquee/federation-runtime/loadChunkManifest';
import '@marquee/sdk/trust';
import '@marquee/theme/base.css';
import { nextTask } from './loading/nextTask';
import './trust/keepControls';

/**
 * The page's dependencies in the order in which they are needed. Each is evaluated in a separate task, because on a
 * slow phone all together would block input for a third of a second. `eager`: they are in the files that the page
 * names, and load nothing.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'mobx'),
  () => import(/* webpackMode: "eager" */ '@marquee/i18n/text'),
  () => import(/* webpackMode: "eager" */ '@marquee/sdk'),
  // The first formatter makes the browser load its number tables.
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
