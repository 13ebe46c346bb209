/** A package's folder in the path of one of its files, below the root. */
const installed = /node_modules\/\.pnpm\/[^/]+\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The folder, below the root, of the package of others that a file is of: none where the file is ours. */
export const packageFolder = (path: string): string[] => installed.exec(path)?.slice(0, 1) ?? [];
