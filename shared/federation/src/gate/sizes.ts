import type { Rule } from './rules';

/** Budgets in bytes, brotli (architecture: budgets). */
export const budgets = { entry: 12_000, module: 25_000 };

/** The entry and each page's own code stay within their budgets. */
export const sizes: Rule = ({ compiled }) => {
  const entry =
    compiled.entry.brotli > budgets.entry ? [`the entry has ${compiled.entry.brotli} bytes of ${budgets.entry}`] : [];
  const modules = Object.entries(compiled.modules).flatMap(([module, { js }]) => {
    const total = js.reduce((sum, file) => sum + file.brotli, 0);
    return total > budgets.module ? [`${module} has ${total} bytes of ${budgets.module}`] : [];
  });
  return [...entry, ...modules];
};
