import type { Check } from './rules';

/** Every page and section must have a module in the build. */
export const pageModules: Check = ({ compiled, files, read }) => {
  const pages = compiled.routes.map((route) => route.page);
  const wanted = [...pages, ...(compiled.slots ?? []).map((slot) => slot.module)];
  // The entry can only load modules of its module map. A module that mentions its own path is not thereby exposed.
  const scripts = files.filter((file) => /\.m?js$/.test(file)).map((file) => [file, read(file)] as const);
  return [...new Set(wanted)].flatMap((module) => {
    const own = compiled.modules[module]?.js ?? [];
    if (own.length === 0) return [`${module} has no code`];
    const isExposed = scripts.some(([file, text]) => text.includes(module) && !own.some((one) => one.file === file));
    return isExposed ? [] : [`nothing exposes ${module}`];
  });
};

/** Chunks must be loaded relative to the entry, not from the host's origin. */
export const publicPath: Check = ({ compiled, read }) =>
  /currentScript|import\.meta\.url/.test(read(compiled.entry.file))
    ? []
    : ['the public path is not relative to the entry'];
