import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { productOf } from '@marquee/federation-runtime/products';
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

type Opened = Pick<CompiledRemote, 'routes' | 'slots'> & Partial<Pick<CompiledRemote, 'name'>>;

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

const lookOf = (person: Person, screen: ScreenName, given: Partial<Look>): Look => ({
  ...{ person, screen, walked: [], looked: [], languages: 'first', presses: true, isAgain: false },
  ...given,
});

/** At the desk everybody is signed in: somebody with all permissions opens each page on each screen. */
function looksAtDesk(compiled: Opened, depth: Depth): Look[] {
  const all = pathsFor(compiled, () => true);
  return [
    lookOf('staff', 'desktop', { walked: all }),
    lookOf('staff', 'phone', { looked: all, isAgain: depth !== 'once' }),
    ...(depth === 'thorough' ? [lookOf('staff', 'phoneOnItsSide', { looked: all })] : []),
  ];
}

/**
 * Who opens what on which screen. A release's run has each person, each screen and each language, and not each with
 * each: that is what `thorough` is for.
 */
export function looksAt(compiled: Opened, depth: Depth): Look[] {
  if (!productOf(compiled.name).isPublic) return looksAtDesk(compiled, depth);
  const open = pathsFor(compiled, ({ guard }) => guard !== 'player');
  const own = pathsFor(compiled, ({ guard }) => guard === 'player');
  const signedIn = pathsFor(compiled, ({ guard }) => guard !== 'guest');
  // What visitors see is opened on all of its paths by them.
  const shared = pathsFor(oncePerPage(compiled), ({ guard }) => guard !== 'guest').filter(
    (path) => !own.includes(path),
  );
  const looks: Record<Depth, () => Look[]> = {
    once: () => [
      lookOf('visitor', 'desktop', { walked: open }),
      lookOf('visitor', 'phone', { looked: open }),
      lookOf('rich', 'desktop', { walked: own }),
      lookOf('new', 'phone', { looked: own }),
    ],
    whole: () => [
      lookOf('visitor', 'desktop', { walked: open }),
      lookOf('visitor', 'phone', { looked: open, languages: 'once', isAgain: true }),
      lookOf('rich', 'desktop', { walked: own, looked: shared }),
      lookOf('new', 'phone', {
        looked: [...own, ...shared],
        // Each language once, in the pages of visitors where there are some.
        languages: open.length === 0 ? 'once' : 'first',
        isAgain: open.length === 0,
      }),
      lookOf('onBreak', 'phoneOnItsSide', { looked: [...own, ...shared], presses: false }),
    ],
    thorough: () =>
      (['visitor', ...players] as const).flatMap((person) => {
        const paths = person === 'visitor' ? open : signedIn;
        return [
          lookOf(person, 'desktop', { walked: paths }),
          lookOf(person, 'phone', { looked: paths, languages: 'all', isAgain: true }),
          lookOf(person, 'phoneOnItsSide', { looked: paths }),
        ];
      }),
  };
  return looks[depth]().filter(({ walked, looked }) => walked.length + looked.length > 0);
}
