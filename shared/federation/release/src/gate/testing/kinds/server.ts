import type { Kind } from '../kind';
import type { Probe } from '../probe';
import { probeFiles } from '../probe';

const server = (statements: string) => (probe: Probe) => Object.assign(probe.code, { server: statements });

/** A probe whose parts do something when they are drawn on the server; `once` when their file is loaded. */
const drawnBy =
  (work: string, once = '') =>
  (probe: Probe) => {
    const part = (name: string, tag: string, drawn: string) =>
      `exports["./Probe${name}"]=()=>({Probe${name}:()=>{${work}return React.createElement("${tag}",{className:"probe-${name.toLowerCase()}"},${drawn})}});`;
    const page =
      'React.createElement("h1",null,"Probe"),React.createElement("p",null,React.createElement(sdk.Button,null,"Probe"))';
    const parts = part('Page', 'section', page) + part('Section', 'div', '"Probe"') + part('Item', 'div', '"Probe"');
    Object.assign(probe.more, {
      [probeFiles.server]: `const React=require("react"),sdk=require("@marquee/sdk");${once}${parts}`,
    });
  };

/** Faults in server rendering. */
export const serverKinds: readonly Kind[] = [
  {
    name: 'files of the server',
    wrong: 'requires what the host does not share',
    files: ['server-module'],
    spoil: server('require("node:fs")'),
  },
  {
    name: 'window on the server',
    wrong: 'asks for a window when it is loaded',
    files: ['server-module'],
    spoil: server('window.scrollX'),
  },
  {
    name: 'endless on the server',
    wrong: 'does not end when it is loaded',
    files: ['server-module'],
    spoil: server('for(;;);'),
  },
  {
    name: 'page not on the server',
    wrong: 'has a page that is not in the file for the server',
    files: ['server-module'],
    spoil: ({ more }) =>
      Object.assign(more, {
        [probeFiles.server]:
          'exports["./ProbeSection"]=()=>({ProbeSection(){}});exports["./ProbeItem"]=()=>({ProbeItem(){}})',
      }),
  },
  {
    name: 'drawn otherwise',
    wrong: 'draws something else on the server than in the browser',
    files: [],
    run: ['server-render'],
    spoil: (probe) =>
      Object.assign(probe.more, {
        [probeFiles.server]: `const{createElement:h}=require("react");exports["./ProbePage"]=()=>({ProbePage:()=>h("section",{className:"probe-page"},h("h2",null,"Other"))});exports["./ProbeSection"]=()=>({ProbeSection:()=>null});exports["./ProbeItem"]=()=>({ProbeItem:()=>null});`,
      }),
  },
  {
    name: 'throws on the server',
    wrong: 'cannot be drawn on the server',
    files: [],
    run: ['server-render'],
    spoil: (probe) =>
      Object.assign(probe.more, {
        [probeFiles.server]: `const die=()=>{throw Error("spoiled on the server")};exports["./ProbePage"]=()=>({ProbePage:die});exports["./ProbeSection"]=()=>({ProbeSection:die});exports["./ProbeItem"]=()=>({ProbeItem:die});`,
      }),
  },
  {
    name: 'long render',
    wrong: 'is drawn on the server for 30 s',
    files: [],
    run: ['server-render'],
    spoil: drawnBy('const end=Date.now()+30000;while(Date.now()<end);'),
  },
  {
    name: 'long wait',
    wrong: 'is drawn on the server after 30 s',
    files: [],
    run: ['server-render'],
    spoil: drawnBy('React.use(later??=new Promise((done)=>setTimeout(done,30000)));', 'let later;'),
  },
];
