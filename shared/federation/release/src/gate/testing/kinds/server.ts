import type { Kind } from '../kind';
import type { Probe } from '../probe';
import { probeFiles } from '../probe';

const server = (statements: string) => (probe: Probe) => Object.assign(probe.code, { server: statements });

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
];
