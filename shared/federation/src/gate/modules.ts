import { integrityOf } from '../compile/assets';
import type { Rule } from './rules';

/** Every page and section must have its module in the build. */
export const pageModules: Rule = ({ compiled, read }) => {
  const pages = compiled.routes.map((route) => route.page);
  const wanted = [...pages, ...(compiled.slots ?? []).map((slot) => slot.module)];
  const entry = read(compiled.entry.file);
  return [...new Set(wanted)].flatMap((module) => {
    if ((compiled.modules[module]?.js.length ?? 0) === 0) return [`${module} has no code`];
    return entry.includes(module) ? [] : [`the entry does not expose ${module}`];
  });
};

/** The files must be those that were hashed. */
export const hashes: Rule = ({ compiled, files, read }) =>
  compiled.files
    .filter((file) => /\.(c?js|css|json)$/.test(file.file))
    .flatMap((file) => {
      if (!files.includes(file.file)) return [`${file.file} is missing`];
      return integrityOf(read(file.file)) === file.integrity ? [] : [`${file.file} is not the file that was hashed`];
    });

/** Chunks must be requested relative to the entry, not from the host's origin. */
export const publicPath: Rule = ({ compiled, read }) =>
  /currentScript/.test(read(compiled.entry.file)) ? [] : ['the public path is not relative to the entry'];
