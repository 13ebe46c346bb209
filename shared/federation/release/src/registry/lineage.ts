import { outlineSchema, type Registry } from '@marquee/federation-runtime/registry/schema';
import * as v from 'valibot';

/** What a revision says of where it stands among others (ADR 101). */
export type Link = Pick<Registry, 'revision' | 'id' | 'after'>;

/** In `after`: a person says that the revision follows whatever was there. */
export const anyRevision = 'any';

/** Revisions from here on are times in seconds: versions before ADR 101 restored without saying what they followed. */
const firstTime = 1e9;

/** The name of a revision. Those of before have their number alone. */
export const idOf = ({ id, revision }: Link): string => id ?? String(revision);

export const isSame = (a: Link, b: Link): boolean => a.revision === b.revision && idOf(a) === idOf(b);

/** What the text of a revision's file says; undefined if it cannot be read. */
export function linkIn(text: string | undefined): Link | undefined {
  try {
    const { success, output } = v.safeParse(outlineSchema, JSON.parse(text ?? ''));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** How the kept revisions of a folder follow each other. */
export class Lineage {
  /**
   * @param kept the numbers, newest first
   * @param linkOf what the file of a number says
   */
  constructor(
    readonly kept: readonly number[],
    readonly linkOf: (revision: number) => Link | undefined,
  ) {}

  /** Whether a revision is among the kept ones. */
  has(link: Link): boolean {
    const found = this.kept.includes(link.revision) ? this.linkOf(link.revision) : undefined;
    return found !== undefined && isSame(found, link);
  }

  /** The kept revision that another one was made of; `unreadable`: it may be one of those above `from`. */
  parentOf({ revision, after }: Link, from = 0): Link | 'unreadable' | undefined {
    for (const lower of this.kept.filter((one) => one < revision)) {
      if (!after && lower < revision - 1) return undefined;
      const link = this.linkOf(lower);
      if (!link && lower > from) return 'unreadable';
      if (link && (!after || after.includes(idOf(link)))) return link;
    }
    return undefined;
  }

  /**
   * Whether a revision follows an earlier one, step by step, or because a person says so (not where `isStrict`). What
   * cannot be read does not speak against it.
   */
  follows(later: Link, earlier: Link, isStrict = false): boolean {
    for (let one = later; ; ) {
      if (one.after?.includes(idOf(earlier))) return true;
      if (!isStrict && isJoined(one)) return true;
      const parent = this.parentOf(one, earlier.revision);
      if (parent === undefined || parent === 'unreadable') return parent === 'unreadable';
      if (parent.revision <= earlier.revision) return isSame(parent, earlier);
      one = parent;
    }
  }

  /** Whether a revision follows none that is kept, although there are older ones: it came from elsewhere. */
  isStray(link: Link): boolean {
    const isOldest = !this.kept.some((one) => one < link.revision);
    return !isOldest && !isJoined(link) && this.parentOf(link) === undefined;
  }
}

/** Whether a person said that a revision follows whatever was there. */
const isJoined = ({ after, revision }: Link) => after?.includes(anyRevision) ?? revision >= firstTime;
