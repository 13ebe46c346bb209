import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { unanswered } from '@marquee/federation-runtime/loader/failure';
import { productOf } from '@marquee/federation-runtime/products';
import { allowedGlobal } from '../gate/globals';
import type { Found } from './judge';
import type { PageState, RunRule, Visit } from './observed';
import { layoutProblems, shellProblems } from './shellProblems';
import { placeholder } from './walk';

/** Advice for each rule that only a run can violate. */
const cures: Record<RunRule, string> = {
  failure: 'open the page in `npm run dev` and look at the console',
  'server-render': 'draw on the server what the browser draws first: no time, width or browser in a render',
  layout: 'draw below your own root, and leave what stands around it where it is',
  'way-out':
    'let a person go on: add no history entry without a press (navigate with replace), leave the focus alone, close by Escape',
  cleanup: 'give back in the effect’s return what the effect took: listeners, intervals, nodes',
  'long-task': 'split the work, or do it in a worker; a tap must be answered within 200 ms',
  'shell-access': 'use the sdk: useSession, useStorage, useNavigate, the route’s title',
  'foreign-origin': 'bring it with the version, or ask the backend through useApi',
  intrinsic: 'keep a function of your own; what all share stays as it is',
  global: 'keep it in a module',
  'global-css': 'let each selector begin with a class of your own',
  calls: 'name each call in `calls` of src/remote.ts; ask once for what a page needs, with one call for many things',
  size: 'draw what is seen first, and the rest when somebody comes to it',
  name: 'give each control a text or an aria-label, and each picture an alt',
  policy: 'write with React, by classes and as code: pages refuse markup, styles and scripts that are texts',
};

const fresh = (before: readonly string[], now: readonly string[]) => now.filter((one) => !before.includes(one));

/** React adds a randomly named property to the document, and reads stacks through an engine hook. */
const reacts = /^document\._react|^Error\.(prepareStackTrace|stackTraceLimit)$/;

function realmProblems(before: PageState, now: PageState, compiled: CompiledRemote): [RunRule, string][] {
  const globals = fresh(before.globals, now.globals).filter((name) => !allowedGlobal(name, compiled.container));
  return [
    ...fresh(
      before.changed,
      now.changed.filter((name) => !reacts.test(name)),
    ).map((name): [RunRule, string] => ['intrinsic', `${name} is not the platform’s any more`]),
    ...globals.map((name): [RunRule, string] => ['global', `leaves ${name} to the whole page`]),
  ];
}

/** The storage key of a player's session. */
const session = 'marquee.session';

/** Calls of the backend that a visit may make more than the bare shell. */
const mostCalls = 60;

/** Most characters of markup that a page may have in `main`: `/`, `/casino` and `/slots` have 25,000 to 33,000. */
const mostMarkup = 1_000_000;

/** How the names of what the host and its sdk keep in a browser begin. */
const keptNames = ({ name }: CompiledRemote) => (productOf(name).isPublic ? 'marquee.' : 'desk-');

function leftProblems(before: PageState, after: PageState, compiled: CompiledRemote): [RunRule, string][] {
  const around = fresh(before.around, after.around);
  return [
    ...after.alive.map(({ what, at }): [RunRule, string] => ['cleanup', `${what}, ${at}`]),
    ...(around.length > 0
      ? [['cleanup', `leaves around the shell: ${around.slice(0, 3).join(' ')}`] as [RunRule, string]]
      : []),
    ...(after.looseStyles > before.looseStyles
      ? [['global-css', 'leaves a style sheet of no file'] as [RunRule, string]]
      : []),
    ...(after.title !== before.title
      ? [['shell-access', `leaves the title “${after.title}”`] as [RunRule, string]]
      : []),
    ...(before.stored.includes(session) && !after.stored.includes(session)
      ? [['shell-access', 'signs the player out'] as [RunRule, string]]
      : []),
    ...fresh(before.stored, after.stored)
      .filter((key) => !key.startsWith(keptNames(compiled)))
      .map((key): [RunRule, string] => ['shell-access', `leaves ${key} in storage`]),
  ];
}

/** A rule, what was found, and whether that is only that something took too long. */
type Finding = [rule: RunRule, what: string, late?: Found['late']];

/** Failures of other remotes count if they do not occur without the candidate. */
function failureProblems(neutral: Visit, visit: Visit, { name }: CompiledRemote): Finding[] {
  const usual = new Set(
    neutral.failures.filter(({ remote }) => remote !== name).map(({ remote, phase }) => `${remote} ${phase}`),
  );
  return visit.failures
    .filter(({ remote, phase }) => !usual.has(`${remote} ${phase}`))
    .map(({ remote, phase, cause }): Finding => {
      const isLate = cause.startsWith(unanswered);
      const what = cause.slice(0, 160);
      const rule = phase === 'hydrate' || phase === 'server' ? 'server-render' : 'failure';
      if (remote === name) return [rule, `${phase}: ${what}`, isLate ? 'own' : undefined];
      return isLate
        ? [rule, `${remote} was slow (${phase}): ${what}`, 'other']
        : [rule, `makes ${remote} fail (${phase}): ${what}`];
    });
}

/** What a person cannot get out of. */
function trapProblems({ entries, heldFocus, covers }: Visit): [RunRule, string][] {
  const found: [RunRule, string][] = [];
  if (entries > 0) found.push(['way-out', `adds ${entries} to the history by itself, so that Back stays on it`]);
  if (heldFocus) found.push(['way-out', `keeps the focus at ${heldFocus}: the tab key does not lead on`]);
  for (const { when, what } of covers)
    found.push(
      when === 'late'
        ? ['layout', `something lies over the shell after 45 s, and Escape does not close it: ${what}`]
        : ['way-out', `a press opens something over the shell that Escape does not close: ${what}`],
    );
  return found;
}

function problemsOfVisit(neutral: Visit, visit: Visit, compiled: CompiledRemote): Finding[] {
  const before = neutral.after ?? neutral.during;
  const found = visit.actions.map(
    ({ rule, what, at }): Finding => [rule, `${what}${at && `, ${at}`}`, rule === 'long-task' ? 'own' : undefined],
  );
  found.push(...failureProblems(neutral, visit, compiled));
  for (const address of new Set(fresh(neutral.foreign, visit.foreign)))
    found.push(['foreign-origin', `leads to ${address}`]);
  for (const error of new Set(fresh(neutral.errors, visit.errors)))
    found.push([
      /refused by the policy|CSP|Trusted|unsafe-eval/.test(error) ? 'policy' : 'failure',
      error.slice(0, 200),
    ]);
  if (visit.calls - neutral.calls > mostCalls)
    found.push(['calls', `asks the backend ${visit.calls - neutral.calls} times`]);
  const named: readonly string[] = compiled.calls;
  for (const name of new Set(fresh(neutral.asked, visit.asked)))
    if (!named.includes(name)) found.push(['calls', `makes ${name}, which remote.json does not name`]);
  const markup = visit.during?.markup ?? 0;
  if (markup > mostMarkup)
    found.push(['size', `has ${markup} characters of markup of the ${mostMarkup} that it may have`]);
  for (const role of new Set(visit.unnamed)) found.push(['name', `has a ${role} without a name`]);
  for (const address of new Set(visit.during?.forms)) found.push(['foreign-origin', `has a form for ${address}`]);
  if (visit.reloads > 0) found.push(['shell-access', `loads another document ${visit.reloads} times`]);
  if (!visit.during) found.push(['long-task', 'gives no answer for 8 s', 'own']);
  else if (!visit.hasContent) found.push(['failure', 'has nothing but skeletons after 8 s', 'own']);
  else if (!visit.leaves) found.push(['failure', 'does not let another page come for 8 s', 'own']);
  found.push(...trapProblems(visit));
  if (visit.unrendered.length > 0 && compiled.server)
    found.push(['server-render', `is not drawn on the server: ${visit.unrendered.join(', ')}`]);
  if (visit.isGivenUp && compiled.server)
    found.push([
      'server-render',
      'is given up by the server, which draws other pages: it may take 1.5 s at most',
      'own',
    ]);
  if (!before) return found;
  // In any language.
  const isOf = (path: string) => visit.path.endsWith(path.replace(/:\w+\??/g, placeholder));
  const hasOwnLayout = compiled.routes.some(({ path, layout }) => layout && isOf(path));
  if (visit.during) {
    // Another layout has another shell.
    if (!hasOwnLayout) found.push(...layoutProblems(before, visit.during, 'while the page is open'));
    // Only for a page that rendered: others still have globals of their start-up.
    if (visit.hasContent) found.push(...realmProblems(before, visit.during, compiled));
  }
  // What is still there of a page that could not be left in time is not left behind.
  if (visit.after && visit.leaves) {
    found.push(...shellProblems(before, visit.after, 'after the page was left'));
    found.push(...realmProblems(before, visit.after, compiled), ...leftProblems(before, visit.after, compiled));
  }
  return found;
}

/** The problems of a candidate on one of its pages, without duplicates, compared with a page without its files. */
export function findProblems(neutral: Visit, visit: Visit, compiled: CompiledRemote): Found[] {
  const found = new Map(
    problemsOfVisit(neutral, visit, compiled).map(([rule, what, late]) => [`${rule} ${what}`, { rule, what, late }]),
  );
  return [...found.values()].map(({ rule, what, late }) => ({
    rule,
    message: `${visit.path}: ${what}`,
    cure: cures[rule],
    late,
  }));
}
