import type { Kind } from '../kind';
import type { Probe } from '../probe';

const code = (statements: Partial<Probe['code']>) => (probe: Probe) => Object.assign(probe.code, statements);

/** What shows over everything with a button that does nothing, and `style` on it. */
const over = (style: string) =>
  `const over=document.createElement("div");Object.assign(over.style,{position:"fixed",inset:0,zIndex:99999,${style}});document.querySelector(".probe-page").append(over)`;

/** Builds that a player cannot get away from: Back, Tab, and what comes in between. */
export const trapKinds: readonly Kind[] = [
  {
    name: 'Back stays',
    wrong: 'adds a step of its own to the history, so that Back stays',
    files: [],
    run: ['way-out'],
    spoil: code({ render: 'const go=sdk.useNavigate();react.useEffect(()=>go("/probe?step=1"),[])' }),
  },
  {
    name: 'holds the focus',
    wrong: 'takes the focus back at each focusin',
    files: [],
    run: ['way-out'],
    spoil: code({
      effect:
        'const b=document.querySelector(".probe-page button"),f=()=>b.focus();document.addEventListener("focusin",f)',
      leave: 'document.removeEventListener("focusin",f)',
    }),
  },
  {
    name: 'holds the tab key',
    wrong: 'does nothing at the tab key',
    files: [],
    run: ['way-out'],
    spoil: code({
      effect:
        'const b=document.querySelector(".probe-page"),f=(event)=>{if(event.key==="Tab")event.preventDefault()};b.addEventListener("keydown",f)',
      leave: 'b.removeEventListener("keydown",f)',
    }),
  },
  {
    name: 'late cover',
    wrong: 'covers the page after 40 s',
    files: [],
    run: ['layout'],
    spoil: code({
      effect: `const t=setTimeout(()=>{${over('background:"#fff"')}},40000)`,
      leave: 'clearTimeout(t)',
    }),
  },
  {
    name: 'transparent late cover',
    wrong: 'takes all presses after half a minute',
    files: [],
    run: ['layout'],
    spoil: code({
      effect: `const t=setTimeout(()=>{${over('background:"transparent"')}},30000)`,
      leave: 'clearTimeout(t)',
    }),
  },
  {
    name: 'modal without a way out',
    wrong: 'opens something over the page at a press that Escape does not close',
    files: [],
    run: ['way-out'],
    spoil: code({
      effect: `const b=document.querySelector(".probe-page button"),f=()=>{${over('background:"#0008"')}};b.addEventListener("click",f)`,
      leave: 'b.removeEventListener("click",f)',
    }),
  },
];
