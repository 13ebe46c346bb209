import { folderStore } from '../registry/folderStore';
import type { TrustSettings } from '../registry/signature';
import { asking } from './author';
import { isOfKeys, keyLines, quarantineLine, rollbackLine, run } from './commands';
import { listReleases } from './listReleases';
import type { SimulatedSite } from './simulate';

/** Where the tool works. */
interface Place {
  settings: TrustSettings & { RELEASES_DIR: string };
  sites: () => SimulatedSite[];
  print: (line: string) => void;
}

/** Runs the command that the process was started with: one of `own`, or one that needs no sources of remotes. */
export async function runTool(
  { settings, sites, print }: Place,
  own: Record<string, (words: string[]) => Promise<void>>,
): Promise<void> {
  const [command = '', ...words] = process.argv.slice(2);
  const { RELEASES_DIR: releases } = settings;
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
    await commands[command]?.(words);
  };
  await run(releases, act, { signed: settings, isSound: !ofKeys, who: asking(words) });
}
