import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../kind';
import { noise } from '../noise';
import { probeFiles } from '../probe';

/** Files that are missing, changed, superfluous, too big or misplaced. */
export const fileKinds: readonly Kind[] = [
  {
    name: 'missing chunk',
    wrong: 'names a file that is not there',
    files: ['hash'],
    spoil: (probe) => {
      probe.after = (_, folder) => rmSync(join(folder, probeFiles.section));
    },
  },
  {
    name: 'missing late chunk',
    wrong: 'asks at a press for a file that is not there',
    files: ['hash'],
    run: ['failure'],
    spoil: (probe) => {
      const late = 'late.00000001.js';
      probe.more[late] = 'export const late=1;';
      probe.code.effect = `const{src}=document.querySelector("script[src*='${probeFiles.page}']");document.querySelector(".probe-page button").onclick=()=>void import(new URL("${late}",src).href)`;
      probe.after = (_, folder) => rmSync(join(folder, late));
    },
  },
  {
    name: 'tampered chunk',
    wrong: 'was changed after hashing',
    files: ['hash'],
    spoil: (probe) => {
      probe.after = (_, folder) => writeFileSync(join(folder, probeFiles.page), '"changed"');
    },
  },
  {
    name: 'page without code',
    wrong: 'has a page whose module has no files',
    files: ['page-module'],
    spoil: (probe) => {
      probe.after = ({ modules }) => void Object.assign(modules['./ProbePage'] ?? {}, { js: [] });
    },
  },
  {
    name: 'page not exposed',
    wrong: 'has a page that the entry does not give',
    files: ['chunk-hash', 'page-module'],
    spoil: (probe) => {
      probe.more[probeFiles.entry] =
        'var marquee_probe_1_0_0={base:document.currentScript.src,files:["./ProbeSection","./ProbeItem"]}';
    },
  },
  {
    name: 'public path of the host',
    wrong: 'asks the host for its chunks',
    files: ['chunk-hash', 'public-path'],
    spoil: (probe) => {
      probe.more[probeFiles.entry] =
        'var marquee_probe_1_0_0={get:(m)=>import("/page.js"),files:["./ProbePage","./ProbeSection","./ProbeItem"]}';
    },
  },
  {
    name: 'entry elsewhere',
    wrong: 'has its entry at another origin',
    files: ['file', 'format', 'hash'],
    spoil: (probe) => {
      probe.after = ({ entry }) => void Object.assign(entry, { file: 'https://cdn.example.com/entry.js' });
    },
  },
  {
    name: 'entry above the folder',
    wrong: 'has its entry in the folder of another remote',
    files: ['file', 'format', 'hash'],
    spoil: (probe) => {
      probe.after = ({ entry }) => void Object.assign(entry, { file: '../../slots/1.0.0/entry.js' });
    },
  },
  {
    name: 'no hash of the entry',
    wrong: 'has an entry without a hash',
    files: ['format', 'hash'],
    spoil: (probe) => {
      probe.after = ({ entry }) => void delete (entry as Partial<typeof entry>).integrity;
    },
  },
  {
    name: 'empty hash of a chunk',
    wrong: 'has a chunk with an empty hash',
    files: ['format', 'hash'],
    spoil: (probe) => {
      probe.after = ({ modules }) => void Object.assign(modules['./ProbePage']?.js[0] ?? {}, { integrity: '' });
    },
  },
  {
    name: 'empty hash of a bundle',
    wrong: 'has texts with an empty hash',
    files: ['format', 'hash'],
    spoil: (probe) => {
      probe.after = ({ locales }) => void Object.assign(locales.ESP ?? {}, { integrity: '' });
    },
  },
  {
    name: 'another hash in a module',
    wrong: 'gives one file two hashes',
    files: ['hash'],
    spoil: (probe) => {
      probe.after = ({ modules }) =>
        void Object.assign(modules['./ProbePage']?.js[0] ?? {}, { integrity: `sha384-${'A'.repeat(64)}` });
    },
  },
  {
    name: 'service worker beside',
    wrong: 'has a service worker in its folder that it does not list',
    files: ['file', 'global'],
    spoil: (probe) => {
      probe.after = (_, folder) =>
        writeFileSync(join(folder, 'sw.js'), 'self.onfetch=(e)=>e.respondWith(fetch(e.request))');
    },
  },
  {
    name: 'unchecked chunk',
    wrong: 'loads a script that no browser can check',
    files: ['chunk-hash'],
    spoil: ({ more }) => Object.assign(more, { 'lazy.00000001.js': '"later"' }),
  },
  {
    name: 'page beside',
    wrong: 'has a page of its own in its folder that it does not list',
    files: ['file'],
    spoil: (probe) => {
      probe.after = (_, folder) => writeFileSync(join(folder, 'phish.html'), '<form action="https://evil.example">');
    },
  },
  {
    name: 'page listed',
    wrong: 'lists a page of its own',
    files: ['file'],
    spoil: ({ more }) => Object.assign(more, { 'help.html': '<!doctype html><title>Help</title>' }),
  },
  {
    name: 'symlink',
    wrong: 'has a symbolic link out of its folder',
    files: ['file'],
    spoil: (probe) => {
      probe.after = (_, folder) => symlinkSync('/etc/hostname', join(folder, 'hostname.json'));
    },
  },
  {
    name: 'huge entry',
    wrong: 'has an entry that is too big',
    files: ['size'],
    spoil: ({ code }) => Object.assign(code, { entry: `const noise="${noise(9_000)}"` }),
  },
  {
    name: 'huge page',
    wrong: 'has a page that is too big',
    files: ['size'],
    spoil: ({ code }) => Object.assign(code, { module: `const noise="${noise(20_000)}"` }),
  },
  {
    name: 'huge unpacked',
    wrong: 'has 3 MB of the same, which is small when it is compressed',
    files: ['size'],
    spoil: ({ code }) => Object.assign(code, { module: `const same="${'same '.repeat(600_000)}"` }),
  },
  {
    name: 'huge lazy chunk',
    wrong: 'fetches 80 kB when somebody opens something',
    files: ['chunk-hash', 'size'],
    spoil: ({ more }) => Object.assign(more, { 'lazy.00000001.js': `"${noise(12_000)}"` }),
  },
  {
    name: 'huge style sheet',
    wrong: 'has 2,000 rules of style',
    files: ['size'],
    spoil: (probe) => {
      probe.css += Array.from({ length: 2_000 }, (_, at) => `.probe-c${at}{margin:${at}px}`).join('');
    },
  },
  {
    name: 'huge picture',
    wrong: 'has a picture that is too big',
    files: ['size'],
    spoil: ({ more }) => Object.assign(more, { 'hero.00000001.png': noise(20_000) }),
  },
  {
    name: 'half a file',
    wrong: 'has a script that ends in the middle',
    files: ['chunk-hash', 'script'],
    spoil: ({ more }) => Object.assign(more, { 'half.00000001.js': 'export function half(){return {' }),
  },
  {
    name: 'own React',
    wrong: 'has packed React and says so',
    files: ['own-copy'],
    spoil: ({ given }) => Object.assign(given, { packages: ['react'] }),
  },
];
