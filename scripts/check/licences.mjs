import { refusedLicences } from './allowedLicences.ts';
import { installedPackages } from './installedPackages.ts';
import { root } from './sourceFiles.ts';

/** Ends with 1, and names them, when packages are installed whose licence is not allowed. */
const refused = refusedLicences(installedPackages(root));
for (const line of refused) process.stderr.write(`${line}\n`);
process.exitCode = refused.length > 0 ? 1 : 0;
