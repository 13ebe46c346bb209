import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureNames } from './benchFigures.mjs';
import { ensureBrowser } from './browser.mjs';
import { inCheckout } from './checkout.mjs';
import { memoryEnvironment, memoryFlags } from './memory.mjs';
import { phase, run, runTypeScript } from './run.mjs';
import { root } from './workspace.mjs';

const builder = fileURLToPath(new URL('./buildRevision.mjs', import.meta.url));

/** Measures this checkout and another revision by turns, both built by their own scripts, in the folder `work`. */
export async function benchAgainst(revision, figures, work) {
  const unknown = figures.find((figure) => !figureNames.includes(figure));
  if (unknown) throw new Error(`There is no figure ${unknown}. There are ${figureNames.join(', ')}.`);
  const measured = figures.length > 0 ? figures : figureNames;
  await inCheckout(revision, async (checkout) => {
    const sides = [
      { folder: root, work: join(work, 'this') },
      { folder: checkout, work: join(work, 'other') },
    ];
    for (const side of sides) {
      const name = side.folder === root ? 'build this' : `build ${revision}`;
      await phase(name, async () => {
        await run(process.execPath, [builder, side.folder, side.work], { quiet: true, cwd: side.folder });
      });
    }
    await phase('browser', () => ensureBrowser({ isFull: true }));
    // The same process settings as npm start.
    const environment = { ...memoryEnvironment, NODE_OPTIONS: memoryFlags.join(' ') };
    const folders = sides.flatMap((side) => [side.folder, side.work]);
    await runTypeScript('lab/bench/against/main.ts', [revision, ...folders, ...measured], { environment });
  });
}
