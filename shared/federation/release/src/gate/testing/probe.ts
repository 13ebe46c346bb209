import { languageCodes, languages } from '@marquee/contract/languages';
import { integrityOf } from '@marquee/federation-build/assets';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { probeContext } from './besideProbe';
import { type Candidate, writeCandidate } from './candidate';

/** Statements of the probe, by when they run. */
interface ProbeCode {
  /** When the entry is evaluated. */
  entry: string;
  /** When the page's module is evaluated; `react` and `sdk` are in scope from here on. */
  module: string;
  /** At each render of the page, the section, the header item. */
  render: string;
  section: string;
  item: string;
  /** When the page is mounted, and unmounted. */
  effect: string;
  leave: string;
  /** When the server file is loaded. */
  server: string;
}

/**
 * A remote made without our bundler: a minimal container, one page, one home section. It runs in the host. The corpus
 * modifies its parts; names and hashes follow.
 */
export interface Probe {
  code: ProbeCode;
  /** The name of its container in its code; `given` has that of its description. */
  container: string;
  css: string;
  bundles: Candidate['bundles'];
  /** Overrides of the description. */
  given: Partial<CompiledRemote>;
  /** Additional files by path. */
  more: Record<string, string>;
  context: Candidate['context'];
  /** Modifies the description or the folder after hashing. */
  after?: (compiled: CompiledRemote, folder: string) => void;
}

export const probeContainer = 'marquee_probe_1_0_0';
export const probeFiles = {
  entry: 'entry.00000001.js',
  page: 'page.00000001.js',
  section: 'section.00000001.js',
  css: 'page.00000001.css',
  server: 'server.00000001.cjs',
};

/** A probe without faults. */
export function goodProbe(): Probe {
  const texts = { 'page.title': 'Probe', 'nav.probe': 'Probe', 'home.probe': 'Probe', hello: 'Hello {{name}}' };
  const bundle = (code: (typeof languageCodes)[number]) => {
    const forms = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories;
    return { ...texts, ...Object.fromEntries(forms.map((form) => [`games_${form}`, '{{count}} games'])) };
  };
  return {
    code: { entry: '', module: '', render: '', section: '', item: '', effect: '', leave: '', server: '' },
    container: probeContainer,
    css: '.probe-page{padding:16px}.probe-page h1,.probe-page:hover>p{margin:0}@media (width>600px){.probe-page{padding:24px}}',
    bundles: Object.fromEntries(languageCodes.map((code) => [code, bundle(code)])),
    given: {
      name: 'probe',
      hostApi: '^2.0.0',
      container: probeContainer,
      categories: [],
      routes: [{ path: '/probe', page: './ProbePage', title: 'page.title' }],
      navigation: [{ to: '/probe', label: 'nav.probe', icon: 'cards', place: 'footer', order: 90 }],
      slots: [
        { slot: 'home.section', module: './ProbeSection', order: 900, label: 'home.probe' },
        { slot: 'account.menu', module: './ProbeItem', order: 900 },
      ],
      requires: { react: '^19.0.0', '@marquee/sdk': '^2.0.0' },
      sdk: ['Button'],
    },
    more: {},
    context: probeContext(),
  };
}

/** Each module file registers itself with the container, which passes the shared modules. */
const moduleFile = (container: string, path: string, body: string) =>
  `${container}.define(${JSON.stringify(path)},({react,sdk})=>{const h=react.createElement;${body}});`;

const pageBody = ({ module, render, effect, leave }: ProbeCode) =>
  `${module};const ProbePage=()=>{react.useEffect(()=>{${effect};return()=>{${leave}}},[]);${render};return h("section",{className:"probe-page"},h("h1",null,"Probe"),h("p",null,h(sdk.Button,null,"Probe")))};return{ProbePage}`;

const partsBody = ({ section, item }: ProbeCode) =>
  `const ProbeSection=()=>{${section};return h("div",{className:"probe-section"},"Probe")};const ProbeItem=()=>{${item};return h("div",{className:"probe-item"},"Probe")};return{ProbeSection,ProbeItem}`;

/**
 * The container: `init` takes the share scope, `get` loads a module's files with their hashes and returns its exports.
 */
function entryFile(
  { code: { entry }, container }: Probe,
  files: Record<string, { js: string; css?: string }>,
  hashes: object,
): string {
  return `var ${container}=(()=>{const base=new URL(".",document.currentScript.src).href,files=${JSON.stringify(files)},hashes=${JSON.stringify(hashes)},made={},asked={};let scope;
const shared=async(key)=>{const[one]=Object.values(scope[key]);return(one.lib??await one.get())()};
const fetched=(file)=>asked[file]??=new Promise((done,fail)=>{const isCss=file.endsWith(".css"),tag=document.createElement(isCss?"link":"script");Object.assign(tag,{crossOrigin:"anonymous",integrity:hashes[file],onload:done,onerror:()=>fail(Error(file+" does not load"))},isCss?{rel:"stylesheet",href:base+file}:{src:base+file});document.head.append(tag)});
${entry};
return{init(given){scope??=given},define(path,make){made[path]=make},async get(path){const{js,css}=files[path];const[react,sdk]=await Promise.all([shared("react"),shared("@marquee/sdk"),fetched(js),css&&fetched(css)]);const exports=made[path]({react,sdk});return()=>exports}}})();`;
}

const serverFile = ({
  server,
}: ProbeCode) => `const react=require("react"),sdk=require("@marquee/sdk"),h=react.createElement;${server};
exports["./ProbePage"]=()=>({ProbePage:()=>h("section",{className:"probe-page"},h("h1",null,"Probe"),h("p",null,h(sdk.Button,null,"Probe")))});
exports["./ProbeSection"]=()=>({ProbeSection:()=>h("div",{className:"probe-section"},"Probe")});
exports["./ProbeItem"]=()=>({ProbeItem:()=>h("div",{className:"probe-item"},"Probe")});`;

/** The files and description of a probe. */
export function candidateOf(probe: Probe): Candidate {
  const { code, container } = probe;
  const { entry, page, section, css, server } = probeFiles;
  const parts =
    moduleFile(container, './ProbeSection', partsBody(code)) + moduleFile(container, './ProbeItem', partsBody(code));
  const chunks = { [page]: moduleFile(container, './ProbePage', pageBody(code)), [section]: parts, [css]: probe.css };
  const hashes = Object.fromEntries(Object.entries(chunks).map(([file, text]) => [file, integrityOf(text)]));
  const modules = {
    './ProbePage': { js: page, css },
    './ProbeSection': { js: section },
    './ProbeItem': { js: section },
  };
  return {
    files: {
      ...chunks,
      [entry]: entryFile(probe, modules, hashes),
      [server]: serverFile(code),
      ...probe.more,
    },
    bundles: probe.bundles,
    given: probe.given,
    context: probe.context,
    built: {
      entry,
      server,
      labels: ['page.title', 'nav.probe', 'home.probe'],
      modules: {
        './ProbePage': { js: [page], css: [css] },
        './ProbeSection': { js: [section], css: [] },
        './ProbeItem': { js: [section], css: [] },
      },
    },
    ...(probe.after ? { after: probe.after } : {}),
  };
}

/** Writes a probe into a folder as a build would, and returns its compiled description. */
export function writeProbe(probe: Probe, folder: string): CompiledRemote {
  return writeCandidate(candidateOf(probe), folder);
}
