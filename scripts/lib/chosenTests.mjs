/** What a kind of file may change: the first row that fits a path counts. Other files may change everything. */
const kinds = [
  // Tests, and what they alone import.
  {
    of: /^(?!e2e\/).*(\.test\.tsx?$|\/testing\/)|^(backend\/app|host)\/tests\/|^lab\//,
    units: 'related',
    journeys: 'none',
  },
  { of: /^e2e\/journeys\/(?<journey>[\w-]+)\.spec\.ts$/, units: 'related', journeys: 'own' },
  { of: /^remotes\/(?<remote>[\w-]+)\/src\/.*\.(tsx?|css|json)$/, units: 'related', journeys: 'remote' },
  { of: /^(docs\/.*|([\w-]+\/)*[\w-]+)\.md$/, units: 'related', journeys: 'none' },
  // Code of pages, which no test starts as a program.
  {
    of: /^(host\/(shell|templates)|shared\/(api|i18n|page|sdk|store|theme|ui))\/.*\.(tsx?|css)$/,
    units: 'related',
    journeys: 'all',
  },
];

/** Checks that depend only on what files import and export. */
const importChecks = ['directions', 'faces', 'public types'];

/**
 * Journeys that name pages of more remotes than this are tours, and left out, unless no journey is closer to a remote.
 */
const mostRemotes = 2;

/** The statements of a file that import, or hand on an import. */
const importsOf = (text = '') =>
  text
    .match(/^(?:import|export)\s[^;]*?from '[^']+'|^import '[^']+'|\bimport\('[^']+'\)/gm)
    ?.sort()
    .join() ?? '';

/** The remotes whose pages or files the text of a journey names. */
function remotesIn(text, pages) {
  const names = (path) => new RegExp(`${path}(?![\\w-])`).test(text);
  return Object.keys(pages).filter((remote) => [...pages[remote], `/releases/${remote}`].some(names));
}

/**
 * @typedef {{ all: true, because: string }} Everything
 * @typedef {{ all: false, checks: (name: string) => boolean, units: string[], journeys: 'all' | string[],
 * leftOut: string[] }} Chosen `units` are files: what imports them is tested
 */

/**
 * Chooses what tests the given changes (`changedFiles`). `journeys` are texts by name, `pages` the paths of each
 * remote, `readers` the unit tests that read files of the repository, and so may see any change.
 * @returns {Everything | Chosen}
 */
export function chosenTests(files, { journeys, pages, readers }) {
  const found = files.map((file) => {
    const kind = kinds.find(({ of }) => of.test(file.path));
    return { ...file, ...kind, ...kind?.of.exec(file.path)?.groups };
  });
  const unknown = found.find(({ units }) => units === undefined);
  if (unknown) return { all: true, because: unknown.path };
  const isSame = found.every(({ now, before }) => importsOf(now) === importsOf(before));
  const isLocal = isSame && found.every(({ journeys: which }) => which !== 'all');
  const own = new Set(found.map(({ journey }) => journey));
  const named = Object.fromEntries(Object.entries(journeys).map(([name, text]) => [name, remotesIn(text, pages)]));
  const closeTo = (remote) => {
    const naming = Object.keys(named).filter((name) => named[name].includes(remote));
    const most = Math.max(mostRemotes, Math.min(...naming.map((name) => named[name].length)));
    return naming.filter((name) => named[name].length <= most);
  };
  const touched = new Set(found.flatMap(({ remote }) => (remote ? closeTo(remote) : [])));
  const isChosen = (name) => own.has(name) || touched.has(name);
  const isAll = found.some(({ journeys: which }) => which === 'all');
  const chosen = Object.keys(journeys).filter(isChosen);
  const others = Object.keys(journeys).filter((name) => !chosen.includes(name));
  const leftOut = [
    ...(isLocal ? [`checks of imports, which are as before: ${importChecks.join(', ')}`] : []),
    'unit tests that neither import what has changed nor read files of the repository',
    ...(isAll || others.length === 0
      ? []
      : [`${others.length} of ${Object.keys(journeys).length} journeys: ${others.join(', ')}`]),
  ];
  return {
    all: false,
    checks: (name) => !isLocal || !importChecks.includes(name),
    units: [...found.filter(({ now }) => now !== undefined).map(({ path }) => path), ...readers],
    journeys: isAll ? 'all' : chosen,
    leftOut: files.length === 0 ? ['everything: nothing has changed'] : leftOut,
  };
}
