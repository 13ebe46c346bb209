import type { Box, PageState, RunRule } from './observed';

/** Rounding of pixels. */
const slack = 2;
type Side = Exclude<keyof Box, 'isBelow'>;
const moved = (one: Box, other: Box, sides: Side[]) => sides.some((side) => Math.abs(one[side] - other[side]) > slack);

/** Changes of the shell that a page may not even make while it is open: its own link in a menu looks otherwise. */
export const layoutProblems = (before: PageState, now: PageState, when: string) =>
  shellProblems(before, now, when).filter(([rule]) => rule === 'layout');

/** Changes of the shell: position, reachability, style. */
export function shellProblems(before: PageState, now: PageState, when: string): [RunRule, string][] {
  const found: [RunRule, string][] = [];
  for (const [name, box] of Object.entries(before.boxes)) {
    const other = now.boxes[name];
    const sides: Side[] = box.isBelow ? ['left', 'width'] : ['left', 'top', 'width', 'height'];
    if (!other) found.push(['layout', `the shell’s ${name} is gone ${when}`]);
    else if (moved(box, other, sides))
      found.push([
        'layout',
        `the shell’s ${name} is at ${JSON.stringify(other)} ${when}, not at ${JSON.stringify(box)}`,
      ]);
  }
  const covered = before.reachable.filter((one) => !now.reachable.includes(one));
  if (covered.length > 0) found.push(['layout', `something lies over ${covered.slice(0, 3).join(', ')} ${when}`]);
  if (before.isClickable && !now.isClickable)
    found.push(['layout', `clicks on the shell’s header are not heard any more ${when}`]);
  const styled = Object.entries(before.styles).filter(
    ([place, style]) => now.styles[place] !== undefined && now.styles[place] !== style,
  );
  if (styled.length > 0) {
    const [place, style] = styled[0] as [string, string];
    const [was, is] = [style.split('|'), (now.styles[place] ?? '').split('|')];
    const differing = was.flatMap((value, at) => (value === is[at] ? [] : [`${value} → ${is[at]}`]));
    found.push([
      'global-css',
      `${styled.length} elements of the shell look otherwise ${when}: ${place}, ${differing.slice(0, 3).join(', ')}`,
    ]);
  }
  return found;
}
