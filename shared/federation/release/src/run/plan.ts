import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { type Person, players } from './people';
import type { ScreenName } from './screens';
import { placeholder } from './walk';

/** What one person opens on one screen. */
export interface Look {
  person: Person;
  screen: ScreenName;
  /** Paths that are walked: opened, left, and opened again. */
  walked: string[];
  /** Paths that are looked at quickly. */
  looked: string[];
  /** Languages of the quick looks: the first one, all of them once, or each page in each. */
  languages: 'first' | 'once' | 'all';
  /** Whether controls are pressed. */
  presses: boolean;
  /** Whether pages are opened a second time with what the first visit has left. */
  isAgain: boolean;
}

type Opened = Pick<CompiledRemote, 'routes' | 'slots'>;

/** How much is looked at: each page once, the whole of a release's run, or everything as everybody. */
export type Depth = 'once' | 'whole' | 'thorough';

/** One route for each page: the code is the same behind all of its paths. */
const oncePerPage = ({ routes, ...rest }: Opened): Opened => ({
  ...rest,
  routes: routes.filter(
    ({ page, guard }, at) => routes.findIndex((one) => one.page === page && one.guard === guard) === at,
  ),
});

/** Paths to open. Parameters get a value that matches nothing; home is opened for the candidate's sections. */
function pathsFor({ routes, slots = [] }: Opened, isOpen: (one: { guard?: string | undefined }) => boolean): string[] {
  const pages = routes.filter(isOpen).map(({ path }) => path.replace(/:\w+\??/g, placeholder));
  const isOnHome = slots.some((one) => one.slot !== 'page.section' && isOpen(one));
  return [...new Set([...pages, ...(isOnHome ? ['/'] : [])])];
}

/**
 * Who opens what on which screen. A release's run has each person, each screen and each language, and not each with
 * each: that is what `thorough` is for.
 */
export function looksAt(compiled: Opened, depth: Depth): Look[] {
  const open = pathsFor(compiled, ({ guard }) => guard !== 'player');
  const own = pathsFor(compiled, ({ guard }) => guard === 'player');
  const signedIn = pathsFor(compiled, ({ guard }) => guard !== 'guest');
  // What visitors see is opened on all of its paths by them.
  const shared = pathsFor(oncePerPage(compiled), ({ guard }) => guard !== 'guest').filter(
    (path) => !own.includes(path),
  );
  const look = (person: Person, screen: ScreenName, given: Partial<Look>): Look => ({
    ...{ person, screen, walked: [], looked: [], languages: 'first', presses: true, isAgain: false },
    ...given,
  });
  const looks: Record<Depth, () => Look[]> = {
    once: () => [
      look('visitor', 'desktop', { walked: open }),
      look('visitor', 'phone', { looked: open }),
      look('rich', 'desktop', { walked: own }),
      look('new', 'phone', { looked: own }),
    ],
    whole: () => [
      look('visitor', 'desktop', { walked: open }),
      look('visitor', 'phone', { looked: open, languages: 'once', isAgain: true }),
      look('rich', 'desktop', { walked: own, looked: shared }),
      look('new', 'phone', {
        looked: [...own, ...shared],
        // Each language once, in the pages of visitors where there are some.
        languages: open.length === 0 ? 'once' : 'first',
        isAgain: open.length === 0,
      }),
      look('onBreak', 'phoneOnItsSide', { looked: [...own, ...shared], presses: false }),
    ],
    thorough: () =>
      (['visitor', ...players] as const).flatMap((person) => {
        const paths = person === 'visitor' ? open : signedIn;
        return [
          look(person, 'desktop', { walked: paths }),
          look(person, 'phone', { looked: paths, languages: 'all', isAgain: true }),
          look(person, 'phoneOnItsSide', { looked: paths }),
        ];
      }),
  };
  return looks[depth]().filter(({ walked, looked }) => walked.length + looked.length > 0);
}
