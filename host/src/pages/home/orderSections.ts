import type { ShellSlot } from '../../remotes/shellView';

/** Sections in the template's order; those that it does not name follow by their own order, then by remote. */
export function orderSections(sections: readonly ShellSlot[], order: readonly string[]): ShellSlot[] {
  const place = ({ section }: ShellSlot) => {
    const at = section === undefined ? -1 : order.indexOf(section);
    return at < 0 ? order.length : at;
  };
  return [...sections].sort((a, b) => place(a) - place(b) || a.order - b.order || (a.remote < b.remote ? -1 : 1));
}
