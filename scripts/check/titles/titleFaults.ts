/** Longest title: what commit lists show completely. */
const longest = 72;

/** Imperatives that end like other verb forms. */
const imperatives =
  /^(?:Address|Bypass|Compress|Cross|Discuss|Dismiss|Embed|Express|Feed|Focus|Guess|Pass|Press|Process|Seed|Shed|Speed|Bring|Ring|Spring|String)$/;

/**
 * Faults of a commit title, a sentence each. It must say in the imperative what changes for whom (`Show the balance on
 * every page`), in at most 72 characters. Merge titles are exempt.
 */
export function titleFaults(title: string): string[] {
  if (/^Merge /.test(title)) return [];
  const [first = ''] = title.split(/\s/);
  const faults: string[] = [];
  if (title.length > longest) faults.push(`has ${title.length} characters, more than ${longest}`);
  if (/^(?:fixup|squash|amend)! /.test(title)) faults.push('is to be joined with another commit before review');
  else if (/^[\w()!/-]+: /.test(title))
    faults.push('begins with a prefix: say what changes, without a kind or a place');
  else if (!/^\p{Lu}/u.test(title)) faults.push('does not begin with a capital letter');
  if (/[.!?…]$/.test(title)) faults.push('ends with a mark');
  if (/(?:ed|ing|s)$/.test(first) && !imperatives.test(first))
    faults.push(`begins with "${first}": use the imperative`);
  return faults;
}
