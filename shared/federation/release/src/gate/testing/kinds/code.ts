import type { Kind } from '../kind';
import type { Probe } from '../probe';

const code = (statements: Partial<Probe['code']>) => (probe: Probe) => Object.assign(probe.code, statements);

/** Code that fails, or never ends. */
export const codeKinds: readonly Kind[] = [
  {
    name: 'throws at the top',
    wrong: 'throws when its module is evaluated',
    files: [],
    run: ['failure'],
    spoil: code({ module: 'throw Error("spoiled at the top")' }),
  },
  {
    name: 'throws in the entry',
    wrong: 'throws when its entry is evaluated',
    files: [],
    run: ['failure'],
    spoil: code({ entry: 'throw Error("spoiled in the entry")' }),
  },
  {
    name: 'throws in render',
    wrong: 'throws when it is drawn',
    files: [],
    run: ['failure'],
    spoil: code({ render: 'throw Error("spoiled in render")' }),
  },
  {
    name: 'throws in an effect',
    wrong: 'throws when it has been mounted',
    files: [],
    run: ['failure'],
    spoil: code({ effect: 'throw Error("spoiled in an effect")' }),
  },
  {
    name: 'throws on leaving',
    wrong: 'throws when it is left',
    files: [],
    run: ['failure'],
    spoil: code({ leave: 'throw Error("spoiled on leaving")' }),
  },
  {
    name: 'floating item throws',
    wrong: 'has a floating item that throws',
    files: [],
    run: ['failure'],
    spoil: (probe) => {
      probe.given.slots = [{ slot: 'floating', module: './ProbeItem', order: 1 }];
      probe.code.item = 'throw Error("spoiled item")';
    },
  },
  {
    name: 'rejects unseen',
    wrong: 'leaves a promise rejected',
    files: [],
    run: ['failure'],
    spoil: code({ effect: 'Promise.reject(Error("spoiled promise"))' }),
  },
  {
    name: 'render loops',
    wrong: 'draws itself again without end',
    files: [],
    run: ['failure'],
    spoil: code({ render: 'const[n,setN]=react.useState(0);react.useEffect(()=>setN(n+1))' }),
  },
  {
    name: 'suspends for ever',
    wrong: 'never has what it waits for',
    files: [],
    run: ['failure'],
    spoil: code({ module: 'const never=new Promise(()=>{})', render: 'react.use(never)' }),
  },
  { name: 'eval', wrong: 'evaluates text', files: ['eval'], run: ['policy'], spoil: code({ module: 'eval("1")' }) },
  {
    name: 'indirect eval',
    wrong: 'evaluates text by another name',
    files: ['eval'],
    spoil: code({ module: '(0,globalThis.eval)("1");const run=new Function("return 1")' }),
  },
  {
    name: 'Function',
    wrong: 'makes a function of text',
    files: ['eval'],
    spoil: code({ module: 'try{const F=Function;F("return 1")()}catch{}' }),
  },
  {
    name: 'constructor',
    wrong: 'makes a function of text by a constructor',
    files: ['eval'],
    spoil: code({ module: 'try{(()=>{}).constructor("return 1")()}catch{}' }),
  },
  {
    name: 'timer of text',
    wrong: 'hands text to a timer',
    files: ['eval'],
    spoil: code({ effect: 'try{setTimeout("1",0)}catch{}' }),
  },
  {
    name: 'endless loop',
    wrong: 'never gives the page back',
    files: [],
    run: ['long-task'],
    spoil: code({ effect: 'setTimeout(()=>{for(;;);},0)' }),
  },
  {
    name: 'long task',
    wrong: 'holds the page for a second and a half',
    files: [],
    run: ['long-task'],
    spoil: code({ effect: 'setTimeout(()=>{const end=performance.now()+1500;while(performance.now()<end);},0)' }),
  },
  {
    name: 'unhandled interval',
    wrong: 'leaves an interval running',
    files: [],
    run: ['cleanup'],
    spoil: code({ effect: 'setInterval(()=>{document.hasFocus()},50)' }),
  },
  {
    name: 'listener left',
    wrong: 'leaves a listener on the window',
    files: [],
    run: ['cleanup'],
    spoil: code({ effect: 'addEventListener("resize",()=>{})' }),
  },
  {
    name: 'observer left',
    wrong: 'leaves nodes outside of its root',
    files: ['shell-access'],
    run: ['cleanup'],
    spoil: code({ effect: 'document.body.append(document.createElement("aside"))' }),
  },
];
