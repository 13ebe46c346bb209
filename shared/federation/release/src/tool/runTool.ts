import { type Product, products } from '@marquee/federation-runtime/products';
import { folderStore } from '../registry/folderStore';
import type { TrustSettings } from '../registry/signature';
import { asking } from './author';
import { isOfKeys, keyLines, quarantineLine, rollbackLine, run } from './commands';
import { listReleases } from './listReleases';
import { productIn } from './productIn';
import type { SimulatedSite } from './simulate';

/** Where the tool works. */
interface Place {
  settings: TrustSettings & { RELEASES_DIR: string; DESK_RELEASES_DIR: string };
  sites: () => SimulatedSite[];
  print: (line: string) => void;
}

/** A command of the tool: its words, the product that they are about, and the folder of its releases. */
export type Command = (words: string[], of: { product: Product; releases: string }) => Promise<void>;

/** Runs the command that the process was started with: one of `own`, or one that needs no sources of remotes. */
export async function runTool(place: Place, own: Record<string, Command>): Promise<void> {
  try {
    await runIn(place, own);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

async function runIn({ settings, sites, print }: Place, own: Record<string, Command>): Promise<void> {
  const [command = '', ...given] = process.argv.slice(2);
  const { product, words } = productIn(command, given);
  const releases = product === products.desk ? settings.DESK_RELEASES_DIR : settings.RELEASES_DIR;
  const store = folderStore(releases);
  const ofKeys = isOfKeys(command, words);
  const commands: typeof own = {
    ...own,
    rollback: async () => print(await rollbackLine(store, words, sites)),
    quarantine: async () => print(await quarantineLine(store, words, sites)),
    releases: async () =>
      ofKeys ? (await keyLines(releases, words)).forEach(print) : listReleases(releases, words, sites),
  };
  const act = async () => {
    if (!Object.hasOwn(commands, command)) throw new Error(`Which of ${Object.keys(commands).join(', ')}?`);
    await commands[command]?.(words, { product, releases });
  };
  await run(releases, act, { signed: settings, isSound: !ofKeys, who: asking(words) });
}
