import { deafLines } from '../registry/edges';
import { failingLines } from '../registry/failing';
import { folderStore } from '../registry/folderStore';
import { releaseLines } from './commands';
import type { SimulatedSite } from './simulate';
import { watchCanaries } from './watch';

/** How often `--watch` looks again, ms. */
const lookEvery = 2_000;

/** `releases`: prints what {@link releaseLines} says; `--watch`: both arms of canaries, until it is interrupted. */
export async function listReleases(releases: string, words: string[], sites: () => SimulatedSite[]): Promise<void> {
  const store = folderStore(releases);
  const print = (text: string) => void process.stdout.write(text);
  if (words[0] !== '--watch') {
    const { registry } = await store.read();
    const failing = words.length === 0 ? [...deafLines(releases, registry), ...failingLines(releases, registry)] : [];
    const [first, ...lines] = await releaseLines(store, words, sites);
    return print([first, ...failing, ...lines].map((line) => `${line}\n`).join(''));
  }
  await watchCanaries({
    releases,
    read: async () => (await store.read()).registry,
    isTerminal: process.stdout.isTTY === true,
    print,
    next: () => new Promise((done) => setTimeout(() => done(true), lookEvery)),
  });
}
