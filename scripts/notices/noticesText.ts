/** A third-party package with its licence text. */
export interface Licensed {
  name: string;
  version: string;
  /** As in package.json: `MIT`, `OFL-1.1`. */
  license: string;
  text: string;
}

/** The start of a licence's terms, after the copyright lines. */
const terms = /^[\s=]*(Permission is hereby granted|This Font Software is licensed under|Apache License)/m;

const title = /^#* *(The )?MIT License( \(MIT\))?$/;

/** Splits a licence file into copyright lines and terms. */
function parts(text: string): { owners: string[]; terms: string } {
  const at = terms.exec(text)?.index ?? 0;
  const lines = text.slice(0, at).split('\n');
  const owners = lines.map((line) => line.replace(/^#* */, '').trim()).filter((line) => line && !title.test(line));
  const own = text.slice(at).split('\n');
  return {
    owners,
    terms: own
      .map((line) => line.trimEnd())
      .join('\n')
      .trim(),
  };
}

const head = `Third-party notices

What Marquee serves to browsers has code and fonts of others in it. They are listed here with their licences, each text behind the packages
that it holds for. Made by \`npm run notices\` from what the builds really contain.
`;

const byName = (a: Licensed, b: Licensed) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/**
 * The notices of packages: each with version, licence and owners, and every licence text once, after its packages.
 * Deterministic.
 */
export function noticesText(packages: readonly Licensed[]): string {
  const unique = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const groups = new Map<string, { terms: string; entries: string[] }>();
  for (const one of [...unique.values()].sort(byName)) {
    const { owners, terms } = parts(one.text.replaceAll('\r', ''));
    const key = `${one.license}\n${terms.replace(/\s+/g, ' ')}`;
    const group = groups.get(key) ?? { terms, entries: [] };
    group.entries.push(
      [
        `${one.name} ${one.version} (${one.license.replace(/^\(|\)$/g, '')})`,
        ...owners.map((owner) => `    ${owner}`),
      ].join('\n'),
    );
    groups.set(key, group);
  }
  const line = '-'.repeat(80);
  const sections = [...groups.values()].map(
    ({ terms, entries }) => `${line}\n\n${entries.join('\n\n')}\n\n\n${terms}\n`,
  );
  return `${head}\n${sections.join('\n')}`;
}
