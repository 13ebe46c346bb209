import { readFileSync } from 'node:fs';
import type { Candidate } from './candidate';
import { candidateOf, goodProbe, type Probe } from './probe';

/** A build that must pass. */
interface GoodBuild {
  name: string;
  candidate: () => Candidate;
}

const probe = (name: string, change: (probe: Probe) => void): GoodBuild => ({
  name,
  candidate: () => {
    const one = goodProbe();
    change(one);
    return candidateOf(one);
  },
});
const code = (statements: Partial<Probe['code']>) => (one: Probe) => Object.assign(one.code, statements);
const css = (text: string) => (one: Probe) => {
  one.css += text;
};

/** Files of a build by path, and their roles. */
interface Built extends Pick<Candidate['built'], 'entry' | 'modules'> {
  files: Record<string, string>;
}

/**
 * The output of another bundler: its files unchanged, with a handwritten description. It has no server file, which is
 * optional.
 */
export const foreign = (name: string, file: string): GoodBuild => ({
  name,
  candidate: () => {
    const built = JSON.parse(readFileSync(new URL(`./built/${file}`, import.meta.url), 'utf8')) as Built;
    const base = candidateOf(goodProbe());
    const routes = [{ path: '/bonus' as const, page: './BonusPage' as const, title: 'page.title' }];
    return {
      ...base,
      files: built.files,
      given: { ...base.given, name: 'bonus', container: 'marquee_bonus_1_0_0', routes, navigation: [], slots: [] },
      built: { entry: built.entry, modules: built.modules, labels: ['page.title'] },
    };
  },
});

/** Builds that look suspicious but are fine. */
export const goodBuilds: readonly GoodBuild[] = [
  probe('plain', () => {}),
  foreign('webpack 5 with the lent glue', 'webpack.json'),
  probe(
    'cleans up after itself',
    code({
      effect: 'const look=()=>{};addEventListener("resize",look);const timer=setInterval(look,1000)',
      leave: 'removeEventListener("resize",look);clearInterval(timer)',
    }),
  ),
  probe('says something in passing', (one) => {
    one.given.sdk = ['Button', 'dialogs'];
    code({ effect: 'void sdk.dialogs.toast({title:"Saved",milliseconds:50})' })(one);
  }),
  probe(
    'names addresses that it does not ask',
    code({
      module: 'const ns="http://www.w3.org/2000/svg",docs="https://example.com/help",path=/^\\/home\\/\\w+$/',
    }),
  ),
  probe(
    'finds the global object as bundlers do',
    code({
      module:
        'const root=(()=>{try{return this||new Function("return this")()}catch{return window}})();(self.webpackChunkprobe=self.webpackChunkprobe||[]).push([])',
    }),
  ),
  probe(
    'has prototypes of its own',
    code({
      module:
        'function Money(){}Money.prototype.toString=function(){return"0"};Object.assign(Money.prototype,{of:1});const is=(x)=>x.constructor===Object',
    }),
  ),
  probe(
    'reads what every page may',
    code({
      effect:
        'const seen=[document.title,document.visibilityState,location.pathname,navigator.onLine,history.length,document.activeElement]',
    }),
  ),
  probe(
    'leaves for a payment',
    code({ module: 'const pay=(url)=>location.assign(url);const print=()=>globalThis.print?.()' }),
  ),
  probe(
    'has variables named like globals',
    code({ module: 'const go=(history)=>history.none;const name="x";let status=1;status=2' }),
  ),
  probe(
    'nests its styles',
    css(
      '.probe-list{&>li{margin:0}& h2+p{margin:0}&:hover .probe-row,&.probe-open{color:red}@media (width>10px){& span{margin:0}}}',
    ),
  ),
  probe(
    'limits its styles to a scope',
    css('@scope (.probe-page){h2{margin:0}}@container probe (width>1px){.probe-page p{margin:0}}'),
  ),
  probe(
    'goes by a theme of the page',
    css('html.dark .probe-page,[dir=rtl] .probe-page>p,:is(.probe-a,.probe-b) em{margin:0}'),
  ),
  probe(
    'has names of its own',
    css(
      '@keyframes probe-spin{0%{opacity:0}to{opacity:1}}@property --probe-x{syntax:"<number>";inherits:false;initial-value:0}@font-face{font-family:probe-digits;src:url(./probe.woff2)}',
    ),
  ),
  probe('has pictures and drawings', ({ more }) =>
    Object.assign(more, {
      'win.00000001.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
      'win.00000001.webp': 'RIFF',
      'LICENSE.txt': 'MIT',
    }),
  ),
  probe('has parameters below a word of its own', ({ given }) =>
    Object.assign(given, {
      routes: ['/probe', '/probe/:id', '/probe/:id/rounds'].map((path) => ({
        path,
        page: './ProbePage',
        title: 'page.title',
      })),
      navigation: [{ to: '/probe/today', label: 'nav.probe', icon: 'cards', place: 'footer', order: 1 }],
    }),
  ),
];
