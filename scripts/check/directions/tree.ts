import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const packages = {
  contract: 'shared/contract',
  'federation-runtime': 'shared/federation/runtime',
  sdk: 'shared/sdk',
  'remote-casino': 'remotes/casino',
  'remote-wallet': 'remotes/wallet',
  shell: 'host/shell',
  edge: 'host/edge',
  kernel: 'shared/kernel',
  database: 'backend/database',
  protocols: 'backend/protocols',
  platform: 'backend/platform',
  sandbox: 'backend/sandbox',
  app: 'backend/app',
};

/** Creates a temporary repository of our packages for `use`, and removes it afterwards. */
export async function withTree<T>(files: Record<string, string>, use: (root: string) => Promise<T>): Promise<T> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-directions-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    mkdirSync(join(root, 'node_modules/@marquee'), { recursive: true });
    for (const [name, folder] of Object.entries(packages)) {
      write(`${folder}/package.json`, JSON.stringify({ name: `@marquee/${name}`, exports: { './*': './src/*.ts' } }));
      symlinkSync(join(root, folder), join(root, 'node_modules/@marquee', name));
    }
    for (const [file, text] of Object.entries(files)) write(file, text);
    return await use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
