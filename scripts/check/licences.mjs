import { refusedLicences } from './allowedLicences.ts';
import { installedPackages } from './installedPackages.ts';
import { root } from './sourceFiles.ts';

/** Exits with 1 and lists installed packages with a disallowed licence. */
const refused = refusedLicences(installedPackages(root));
for (const line of refused) process.stderr.write(`${line}\n`);
process.exitCode = refused.length > 0 ? 1 : 0;
