import type { Kind } from '../kind';

/** Descriptions that the code contradicts, or the host cannot satisfy. */
export const descriptionKinds: readonly Kind[] = [
  {
    name: 'newer React said',
    wrong: 'needs a React that the host does not have',
    files: ['shared-version'],
    spoil: ({ given }) => Object.assign(given, { requires: { react: '^20.0.0' } }),
  },
  {
    name: 'older React said',
    wrong: 'needs a React that the host has left',
    files: ['shared-version'],
    spoil: ({ given }) => Object.assign(given, { requires: { react: '^18.0.0' } }),
  },
  {
    name: 'module nobody shares',
    wrong: 'needs a module that nobody shares',
    files: ['shared-version'],
    spoil: ({ given }) => Object.assign(given, { requires: { lodash: '^4.0.0' } }),
  },
  {
    name: 'newer host API',
    wrong: 'needs a host API that is not live',
    files: ['host-api-range'],
    spoil: ({ given }) => Object.assign(given, { hostApi: '^3.0.0' }),
  },
  {
    name: 'garbage range',
    wrong: 'has a host API range that is none',
    files: ['host-api-range'],
    spoil: ({ given }) => Object.assign(given, { hostApi: 'newest, please' }),
  },
  {
    name: 'sdk member gone',
    wrong: 'uses a member that the host API has not',
    files: ['host-api-member'],
    spoil: ({ given }) => Object.assign(given, { sdk: ['Gone'] }),
  },
  {
    name: 'sdk handed on whole',
    wrong: 'reads members of the sdk by computed names',
    files: ['host-api-member'],
    spoil: ({ given }) => Object.assign(given, { sdk: ['*'] }),
  },
  {
    name: 'unnamed call',
    wrong: 'makes a call that its description does not name',
    files: ['calls'],
    spoil: ({ code }) =>
      Object.assign(code, {
        render: 'const api=sdk.useApi();react.useEffect(()=>void api.call("content/articles",{kind:"news"}),[])',
      }),
  },
  {
    name: 'call of the host',
    wrong: 'names a call that only the host makes',
    files: ['format'],
    spoil: ({ given }) => Object.assign(given, { calls: ['auth/logout'] }),
  },
  {
    name: 'unknown call',
    wrong: 'names a call that nobody answers',
    files: ['format'],
    spoil: ({ given }) => Object.assign(given, { calls: ['content/article', 'content/artcles'] }),
  },
  {
    name: 'no calls field',
    wrong: 'has a description without calls',
    files: ['format'],
    spoil: (probe) => {
      probe.after = (compiled) => void delete (compiled as Partial<typeof compiled>).calls;
    },
  },
  {
    name: 'own MobX',
    wrong: 'has packed MobX',
    files: ['own-copy'],
    spoil: ({ given }) => Object.assign(given, { packages: ['mobx'] }),
  },
  {
    name: 'own React unseen',
    wrong: 'has packed React with a bundler that does not say so',
    files: ['own-copy'],
    spoil: ({ code }) => Object.assign(code, { module: 'const element=Symbol.for("react.transitional.element")' }),
  },
  {
    name: 'older React hidden',
    wrong: 'asks the share scope for React ^18, and says ^19',
    files: ['shared-version'],
    spoil: ({ code }) =>
      Object.assign(code, {
        entry: 'const wanted=[{shareKey:"react",singleton:true,strictVersion:true,requiredVersion:"^18.0.0"}]',
      }),
  },
  {
    name: 'missing language',
    wrong: 'has no Nepali texts',
    files: ['label', 'translation'],
    spoil: ({ bundles }) => Object.assign(bundles, { NE: {} }),
  },
  {
    name: 'missing plural',
    wrong: 'lacks a Russian plural',
    files: ['translation'],
    spoil: ({ bundles }) => void delete bundles.RUS?.games_few,
  },
  {
    name: 'missing placeholder',
    wrong: 'loses a placeholder in a translation',
    files: ['translation'],
    spoil: ({ bundles }) => void Object.assign(bundles.VI ?? {}, { hello: 'Hi' }),
  },
  {
    name: 'missing label',
    wrong: 'has a section with a label that no bundle has',
    files: ['label'],
    spoil: ({ given }) =>
      Object.assign(given, {
        slots: [{ slot: 'home.section', module: './ProbeSection', order: 1, label: 'nowhere' }],
      }),
  },
  {
    name: 'unknown field',
    wrong: 'has a field in remote.json that nobody reads',
    files: ['format'],
    spoil: ({ given }) => Object.assign(given, { scripts: ['https://cdn.example.com/a.js'] }),
  },
  {
    name: 'unknown field of a route',
    wrong: 'has a misspelt field in a route',
    files: ['format'],
    spoil: ({ given }) =>
      Object.assign(given, { routes: [{ path: '/probe', page: './ProbePage', title: 'page.title', gaurd: 'player' }] }),
  },
  {
    name: 'unknown slot',
    wrong: 'fills a place that the host has not',
    files: ['format'],
    spoil: ({ given }) =>
      Object.assign(given, { slots: [{ slot: 'footer.column', module: './ProbeSection', order: 1 }] }),
  },
  {
    name: 'no routes field',
    wrong: 'has a description without routes',
    files: ['format'],
    spoil: (probe) => {
      probe.after = (compiled) => void delete (compiled as Partial<typeof compiled>).routes;
    },
  },
  {
    name: 'no labels field',
    wrong: 'has a description without labels',
    files: ['format'],
    spoil: (probe) => {
      probe.after = (compiled) => void delete (compiled as Partial<typeof compiled>).labels;
    },
  },
  {
    name: 'another remote’s variable',
    wrong: 'declares the global name of a live remote',
    files: ['collision'],
    spoil: ({ given }) => Object.assign(given, { container: 'marquee_slots_1_0_0' }),
  },
];
