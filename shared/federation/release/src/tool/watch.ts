import { oddsText, percentOf } from '@marquee/contract/releaseFigures';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { type CanaryFigures, type Compared, figuresOf } from '../canary/figures';

const column = (text: string, width: number) => text.padStart(width);

function measureLine({ what, canary, live, odds, limit, isOver }: Compared, all: CanaryFigures['visitors']): string {
  const arms = [canary, percentOf(canary, all.canary), live, percentOf(live, all.live)].map((one) =>
    column(`${one}`, 9),
  );
  return `  ${what.padEnd(10)}${arms.join('')}${column(oddsText(odds), 11)} of ${limit}${isOver ? '  it stops' : ''}`;
}

/** A canary as lines of a table. */
function tableOf({ remote, version, live, audience, visitors, measures }: CanaryFigures): string[] {
  return [
    `${remote}@${version} for ${audience}, beside ${live}`,
    `  ${''.padEnd(10)}${column('canary', 18)}${column('live', 18)}${column('worse', 11)}`,
    `  ${'visitors'.padEnd(10)}${column(`${visitors.canary}`, 9)}${column('', 9)}${column(`${visitors.live}`, 9)}`,
    ...measures.map((measure) => measureLine(measure, visitors)),
  ];
}

/** A canary as one line, for logs. */
function lineOf({ remote, version, audience, visitors, measures }: CanaryFigures): string {
  const parts = measures.map(
    ({ what, canary, live, odds, limit }) => `${what} ${canary} and ${live} (${oddsText(odds)} of ${limit})`,
  );
  return `${remote}@${version} for ${audience}: visitors ${visitors.canary} and live ${visitors.live}, ${parts.join(', ')}`;
}

/** Where `--watch` reads and writes. */
interface Watching {
  releases: string;
  read: () => Promise<Registry>;
  /** Whether it writes to a terminal, which it then clears. */
  isTerminal: boolean;
  print: (text: string) => void;
  /** Resolves when it is to look again; false ends it. */
  next: () => Promise<boolean>;
  now?: () => Date;
}

/** Shows both arms of every canary again and again: a table in a terminal, elsewhere a line for each change. */
export async function watchCanaries({ releases, read, isTerminal, print, next, now = () => new Date() }: Watching) {
  const last = new Map<string, string>();
  do {
    const registry = await read();
    const figures = figuresOf(registry, releases);
    const time = now().toISOString();
    if (isTerminal) {
      const tables = figures.flatMap((one) => ['', ...tableOf(one)]);
      const none = figures.length === 0 ? ['', 'There is no canary.'] : [];
      print(`\u001b[2J\u001b[H${[`revision ${registry.revision}, ${time}`, ...tables, ...none].join('\n')}\n`);
      continue;
    }
    if (figures.length === 0 && last.size === 0) print(`${time}  There is no canary.\n`);
    for (const one of figures) {
      const line = lineOf(one);
      if (last.get(one.remote) !== line) print(`${time}  ${line}\n`);
      last.set(one.remote, line);
    }
    for (const remote of last.keys()) {
      if (figures.some((one) => one.remote === remote)) continue;
      const { live } = registry.remotes[remote] ?? {};
      print(`${time}  ${remote} has no canary any more; live is ${live ?? 'nothing'}\n`);
      last.delete(remote);
    }
  } while (await next());
}
