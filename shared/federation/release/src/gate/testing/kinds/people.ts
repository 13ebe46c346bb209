import type { Kind } from '../kind';
import type { Probe } from '../probe';

const code = (statements: Partial<Probe['code']>) => (probe: Probe) => Object.assign(probe.code, statements);

const css = (text: string) => (probe: Probe) => {
  probe.css += text;
};

const onControl = (event: string) =>
  code({
    effect: `const b=document.querySelector(".probe-page button"),f=()=>{throw new Error("pressed")};b.addEventListener("${event}",f)`,
    leave: `b.removeEventListener("${event}",f)`,
  });

const forPlayers = (probe: Probe) => {
  probe.given.routes = [{ path: '/probe', page: './ProbePage', title: 'page.title', guard: 'player' }];
};

const cover = 'position:fixed;inset:0;z-index:99999;background:#fff';

/** Faults that only some people meet: by who they are, their screen, what they touch, or as they come again. */
export const peopleKinds: readonly Kind[] = [
  {
    name: 'only signed in',
    wrong: 'throws on a visitor’s page when a player opens it',
    files: [],
    run: ['failure'],
    spoil: code({
      render: 'const s=sdk.useSession();react.useEffect(()=>{if(s.isAuthenticated)throw new Error("player")})',
    }),
  },
  {
    name: 'only without money',
    wrong: 'throws for a player without money',
    files: [],
    run: ['failure'],
    spoil: (probe) => {
      forPlayers(probe);
      code({
        render:
          'const s=sdk.useSession();react.useEffect(()=>void s.refreshBalance().then(()=>{if(s.game.balance===0)throw new Error("empty")}),[])',
      })(probe);
    },
  },
  {
    name: 'only on a break',
    wrong: 'throws for a player on a break',
    files: [],
    run: ['failure'],
    spoil: (probe) => {
      probe.given.calls = ['protection/session'];
      code({
        render:
          'const api=sdk.useApi(),s=sdk.useSession();react.useEffect(()=>{if(s.isAuthenticated)void api.call("protection/session",{playing:false}).then(({value})=>{if(value[0].access!=="open")throw new Error("break")})},[])',
      })(probe);
    },
  },
  {
    name: 'member of a newer api',
    wrong: 'reads for players what the session of this host has not',
    files: [],
    run: ['failure'],
    spoil: code({
      render: 'const s=sdk.useSession();react.useEffect(()=>{if(s.isAuthenticated)s.wallet.total})',
    }),
  },
  {
    name: 'behind a touch',
    wrong: 'throws when its button is touched',
    files: [],
    run: ['failure'],
    spoil: onControl('touchstart'),
  },
  {
    name: 'behind a swipe',
    wrong: 'throws when a finger is drawn over it',
    files: [],
    run: ['failure'],
    spoil: code({
      effect:
        'const p=document.querySelector("main"),f=()=>{throw new Error("swiped")};p.addEventListener("touchmove",f)',
      leave: 'p.removeEventListener("touchmove",f)',
    }),
  },
  {
    name: 'behind a mouse',
    wrong: 'throws when the mouse presses its button',
    files: [],
    run: ['failure'],
    spoil: code({
      effect:
        'const b=document.querySelector(".probe-page button"),f=({pointerType})=>{if(pointerType==="mouse")throw new Error("pressed")};b.addEventListener("pointerdown",f)',
      leave: 'b.removeEventListener("pointerdown",f)',
    }),
  },
  {
    name: 'behind a player’s press',
    wrong: 'throws when a player presses the button of a page for players',
    files: [],
    run: ['failure'],
    spoil: (probe) => {
      forPlayers(probe);
      onControl('click')(probe);
    },
  },
  {
    name: 'cover on phones',
    wrong: 'lies over the whole shell on narrow screens only',
    files: [],
    run: ['layout'],
    spoil: css(`@media (width<=600px){.probe-page{${cover}}}`),
  },
  {
    name: 'cover on phones in Russian',
    wrong: 'lies over the whole shell on narrow screens in Russian only',
    files: [],
    run: ['layout'],
    spoil: css(`@media (width<=600px){.probe-page:lang(ru){${cover}}}`),
  },
  {
    name: 'cover on low screens',
    wrong: 'lies over the whole shell on a phone’s side only',
    files: [],
    run: ['layout'],
    spoil: css(`@media (height<=400px){.probe-page{${cover}}}`),
  },
  {
    name: 'moves the header on phones',
    wrong: 'moves what the shell draws on narrow screens only',
    files: [],
    run: ['layout'],
    spoil: code({ effect: 'if(innerWidth<600)document.querySelector("header").style.marginTop="80px"' }),
  },
  {
    name: 'only on a wide screen',
    wrong: 'throws on a wide screen',
    files: [],
    run: ['failure'],
    spoil: code({ effect: 'if(innerWidth>1400)throw new Error("wide")' }),
  },
  {
    name: 'only a second time',
    wrong: 'throws on what its last visit has kept',
    files: [],
    run: ['failure'],
    spoil: code({
      module: 'let isNew=true',
      render:
        'const kept=sdk.useStorage();react.useEffect(()=>{if(isNew&&kept.read("probe"))throw new Error("kept");isNew=false;kept.write("probe",{seen:1})},[])',
    }),
  },
];
