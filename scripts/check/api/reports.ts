import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor';
import type { Package } from '../faces/packages';
import { codeOf, compilerOptions, writeDeclarations } from './declarations';
import { hostApi } from './hostApi';
import { entryOf, reportText } from './reportText';

/** Reports of public types by file name. */
export type Reports = Map<string, string>;

const silent = { default: { logLevel: 'none' as ExtractorLogLevel } };

function configFor(root: string, work: string, { name, folder }: Package): ExtractorConfig {
  const projectFolder = join(work, folder);
  const entry = join(projectFolder, 'face.d.ts');
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: entry,
      bundledPackages: name === hostApi.package ? [...hostApi.bundled] : [],
      compiler: { overrideTsconfig: { compilerOptions: compilerOptions(root), files: [entry] }, skipLibCheck: true },
      apiReport: {
        enabled: true,
        reportFolder: projectFolder,
        reportTempFolder: join(projectFolder, 'temp'),
        reportFileName: 'report.api.md',
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' as ExtractorLogLevel } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

/** Packages with all their dependencies among `all`. */
function withDependencies(packages: readonly Package[], all: readonly Package[]): Package[] {
  const found = new Set<Package>();
  const add = (one: Package) => {
    if (found.has(one)) return;
    found.add(one);
    for (const other of all) if (one.dependencies.includes(other.name)) add(other);
  };
  packages.forEach(add);
  return [...found];
}

/**
 * The public types of packages, a report each: what their faces export, and what that refers to in the package. `all`
 * are the repository's packages, `ambient` the files that declare global modules. Rejects if a type cannot be declared
 * or found.
 */
export async function reportsOf(
  root: string,
  packages: readonly Package[],
  ambient: readonly string[],
  all = packages,
): Promise<Reports> {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-api-')));
  try {
    const hasTypes = ({ face }: Package) => codeOf(face).length > 0;
    const withTypes = packages.filter(hasTypes);
    await writeDeclarations(root, withDependencies(withTypes, all).filter(hasTypes), ambient, work);
    for (const one of withTypes) writeFileSync(join(work, one.folder, 'face.d.ts'), entryOf(one));
    const configs = withTypes.map((one) => configFor(root, work, one));
    const [first] = configs;
    if (!first) return new Map();
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    });
    return new Map(
      withTypes.map((one, index) => {
        const faults: string[] = [];
        Extractor.invoke(configs[index] as ExtractorConfig, {
          compilerState,
          localBuild: true,
          messageCallback: (message) => {
            if (message.logLevel === 'error') faults.push(message.text);
            message.handled = true;
          },
        });
        if (faults.length > 0) throw new Error(`The public types of ${one.name} cannot be read:\n${faults.join('\n')}`);
        return [fileOf(one), reportText(one, readFileSync(join(work, one.folder, 'report.api.md'), 'utf8'))];
      }),
    );
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** `sdk.api.md` of `@marquee/sdk`. */
export const fileOf = ({ name }: Package) => `${name.split('/').at(-1)}.api.md`;
