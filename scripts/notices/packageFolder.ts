/** A package's folder in the path of one of its files. */
const installed = /node_modules\/\.pnpm\/[^/]+\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The third-party package folder of a file; none for our own files. */
export const packageFolder = (path: string): string[] => installed.exec(path)?.slice(0, 1) ?? [];
