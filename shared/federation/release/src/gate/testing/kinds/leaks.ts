import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../kind';
import { type Probe, probeFiles } from '../probe';

const text = (value: string) => (probe: Probe) =>
  Object.assign(probe.code, { module: `const text=${JSON.stringify(value)}` });
/** Concatenated here, so that the repository contains nothing that looks like a secret. */
const joined = (...parts: string[]) => parts.join('');

/** Builds that reveal the build machine, or credentials. */
export const leakKinds: readonly Kind[] = [
  {
    name: 'source map',
    wrong: 'carries a source map',
    files: ['leak'],
    spoil: ({ more }) =>
      Object.assign(more, { [`${probeFiles.page}.map`]: '{"version":3,"sources":["../src/Page.tsx"]}' }),
  },
  {
    name: 'source map named',
    wrong: 'points to a source map',
    files: ['leak'],
    spoil: ({ code }) => Object.assign(code, { module: '\n//# sourceMappingURL=page.js.map\n' }),
  },
  {
    name: 'source map inside',
    wrong: 'carries a source map as a data URL in a style sheet',
    files: ['leak'],
    spoil: (probe) => {
      probe.css += '/*# sourceMappingURL=data:application/json;base64,e30= */';
    },
  },
  { name: 'AWS key', wrong: 'holds a key of AWS', files: ['leak'], spoil: text(joined('AKIA', 'IOSFODNN7EXAMPL1')) },
  {
    name: 'AWS secret',
    wrong: 'holds a secret key of AWS',
    files: ['leak'],
    spoil: text(joined('AWS_SECRET_ACCESS_KEY = ', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLAKEY')),
  },
  {
    name: 'Slack token',
    wrong: 'holds a token of Slack',
    files: ['leak'],
    spoil: text(joined('xoxb', '-123456789012-1234567890123-abcdefghijklmnopqrstuvwx')),
  },
  {
    name: 'Google key',
    wrong: 'holds a key of Google',
    files: ['leak'],
    spoil: text(joined('AIza', 'SyA1234567890abcdefghijklmnopqrstuv')),
  },
  {
    name: 'JSON web token',
    wrong: 'holds a signed token',
    files: ['leak'],
    spoil: text(
      joined(
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
        '.eyJzdWIiOiIxMjM0NTY3ODkwIn0',
        '.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
      ),
    ),
  },
  {
    name: 'GitHub token',
    wrong: 'holds a token of GitHub',
    files: ['leak'],
    spoil: text(joined('ghp', '_abcdefghijklmnopqrstuvwxyz0123456789')),
  },
  {
    name: 'npm token',
    wrong: 'holds a token of npm',
    files: ['leak'],
    spoil: text(joined('npm', '_abcdefghijklmnopqrstuvwxyz0123456789')),
  },
  {
    name: 'payment key',
    wrong: 'holds a key of Stripe',
    files: ['leak'],
    spoil: text(joined('sk', '_live_4eC39HqLyjWDarjtT1zdp7dcabcdef')),
  },
  {
    name: 'private key',
    wrong: 'holds a private key',
    files: ['leak'],
    spoil: text(joined('-----BEGIN ', 'PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----')),
  },
  {
    name: 'database password',
    wrong: 'holds the password of a database',
    files: ['leak'],
    spoil: text(joined('postgres://', 'ann:secretpw@db.example.com/x')),
  },
  {
    name: 'home folder',
    wrong: 'holds a path of a home folder',
    files: ['leak'],
    spoil: text('/home/ann/marquee/x.ts'),
  },
  {
    name: 'folder below /opt',
    wrong: 'holds a path of a build server',
    files: ['leak'],
    spoil: text('/opt/ci/workspace/marquee/src/x.ts'),
  },
  {
    name: 'secret in texts',
    wrong: 'holds a token in a translation',
    files: ['leak'],
    spoil: ({ bundles }) => {
      for (const bundle of Object.values(bundles))
        bundle.key = joined('xoxb', '-123456789012-1234567890123-abcdefghijklmnopqrstuvwx');
    },
  },
  {
    name: 'secret in a file beside',
    wrong: 'has a file with settings that it does not list',
    files: ['file'],
    spoil: (probe) => {
      probe.after = (_, folder) => writeFileSync(join(folder, '.env'), 'DATABASE_PASSWORD=secret');
    },
  },
];
