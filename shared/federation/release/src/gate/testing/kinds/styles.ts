import type { Kind } from '../kind';
import type { Probe } from '../probe';

const css = (text: string) => (probe: Probe) => {
  probe.css += text;
};

/** Styles that affect elements outside the remote. */
export const styleKinds: readonly Kind[] = [
  {
    name: 'bare header',
    wrong: 'styles every header',
    files: ['global-css'],
    run: ['layout'],
    spoil: css('header{display:none}'),
  },
  {
    name: 'root in a list',
    wrong: 'styles the root in a list',
    files: ['global-css'],
    spoil: css('.probe-a,:root{margin:0}'),
  },
  {
    name: ':has()',
    wrong: 'styles the body when it has a class of the remote',
    files: ['global-css'],
    run: ['layout'],
    spoil: css('body:has(.probe-page){font-size:40px}'),
  },
  {
    name: ':not()',
    wrong: 'styles whatever is not the remote’s',
    files: ['global-css'],
    spoil: css(':not(.probe-page){letter-spacing:9px}'),
  },
  {
    name: ':is(header)',
    wrong: 'styles the header beside a class of its own',
    files: ['global-css'],
    spoil: css(':is(header,.probe-page){opacity:.2}'),
  },
  {
    name: ':is(:root)',
    wrong: 'styles the whole shell, also after leaving',
    files: ['global-css'],
    run: ['layout'],
    spoil: css(':is(:root,.probe-page){font-size:40px}'),
  },
  {
    name: ':where()',
    wrong: 'styles every link',
    files: ['global-css'],
    spoil: css(':where(a,.probe-link){color:red}'),
  },
  {
    name: 'sibling',
    wrong: 'styles what stands beside it',
    files: ['global-css'],
    spoil: css('.probe-page~*{display:none}'),
  },
  {
    name: 'full-screen class',
    wrong: 'lies over the whole shell',
    files: [],
    // The host takes it away and says so; how much the rule of layout still sees depends on the machine.
    run: ['failure'],
    spoil: css('.probe-page{position:fixed;inset:0;z-index:99999;background:#fff}'),
  },
  {
    name: 'import',
    wrong: 'imports a style sheet of another host',
    files: ['foreign-origin', 'global-css'],
    spoil: (probe) => {
      probe.css = `@import url(https://cdn.example.com/a.css);${probe.css}`;
    },
  },
  {
    name: 'picture of another host',
    wrong: 'fetches a picture of another host',
    files: ['foreign-origin'],
    spoil: css('.probe-page{background:url(https://cdn.example.com/a.png)}'),
  },
  {
    name: 'keyframes of all',
    wrong: 'declares an animation under a name that others may have',
    files: ['global-css'],
    spoil: css('@keyframes spin{to{opacity:0}}'),
  },
  {
    name: 'font of all',
    wrong: 'declares a font under a name that others have',
    files: ['global-css'],
    spoil: css('@font-face{font-family:Inter;src:url(./a.woff2)}'),
  },
  {
    name: 'property of all',
    wrong: 'registers a custom property for the whole page',
    files: ['global-css'],
    spoil: css('@property --accent{syntax:"<color>";inherits:true;initial-value:red}'),
  },
  {
    name: 'page margins',
    wrong: 'sets how every page is printed',
    files: ['global-css'],
    spoil: css('@page{margin:0;size:1cm}'),
  },
];
