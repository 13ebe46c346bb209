import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxSites } from '../siteFolder';
import { runTool } from './tool';

/** `npm run site -- <command>`: the operator's tool. SITES_DIR is meant from the repository's root, as everywhere. */
const root = fileURLToPath(new URL('../../../../..', import.meta.url));
process.exitCode = runTool(
  process.argv.slice(2),
  {
    folder: process.env.SITES_DIR ? resolve(root, process.env.SITES_DIR) : sandboxSites,
    port: Number(process.env.PORT || 3000),
    now: Date.now,
    print: (text) => process.stdout.write(text),
  },
  (text) => process.stderr.write(text),
);
