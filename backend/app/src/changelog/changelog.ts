/** A version as the changelog describes it. */
export interface Release {
  /** `2.0.0`, or `Unreleased`. */
  version: string;
  /** The day of the release, `2026-11-25`; none if unreleased. */
  day?: string;
  /** The text below its heading. */
  notes: string;
  /** Required steps for operators who upgrade, without the heading; empty if none. */
  mustDo: string;
}

const heading = /^## (?:(Unreleased)|(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\))$/;

/** The releases in a changelog, newest first. Other sections are ignored. */
export function releasesIn(changelog: string): Release[] {
  return changelog.split(/^(?=## )/m).flatMap((section): Release[] => {
    const [first = '', ...rest] = section.split('\n');
    const [found, unreleased, version = unreleased, day] = heading.exec(first) ?? [];
    if (!found || !version) return [];
    const notes = rest.join('\n').trim();
    const [, mustDo = ''] = /^### What you must do\n([\s\S]*?)(?=^### |$(?![\s\S]))/m.exec(notes) ?? [];
    return [{ version, ...(day && { day }), notes, mustDo: mustDo.trim() }];
  });
}

/** The releases after a version, oldest first. Undefined if the version is unknown. */
export function releasesSince(releases: readonly Release[], version: string): Release[] | undefined {
  const at = releases.findIndex((release) => release.version === version);
  return at < 0 ? undefined : releases.slice(0, at).reverse();
}
