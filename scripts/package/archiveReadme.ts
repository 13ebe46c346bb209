import type { Placed } from './packages';

/** The section of a page that has a heading, without the heading. Throws where there is none. */
function section(page: string, heading: string): string {
  const found = new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## )`, 'm').exec(page)?.[1];
  if (!found) throw new Error(`README.md has no section ${heading}`);
  return found.trim();
}

/** The README of an archive: how it is run, and the settings as the repository's README has them. */
export function archiveReadme(readme: string, { version, placed }: { version: string; placed: readonly Placed[] }) {
  const native = placed.filter(({ name }) => /^@node-rs\/argon2-(?!wasm)/.test(name)).map(({ name }) => name.slice(16));
  const settings = section(readme, 'Settings').replace(/\nFor tests, proofs and builds:[\s\S]*?(?=\n<!-- end -->)/, '');
  return `# Marquee ${version}

An online gaming storefront: servers, pages, remotes and everything that they need besides Node 20.19 or newer.

\`\`\`sh
MARQUEE_MODE=sandbox node bin/marquee.mjs site   # the sandbox on http://localhost:3000
node bin/marquee.mjs --help                      # all commands
\`\`\`

- **Your own site, with real money**: [from the archive to a site in live mode](docs/deploy/README.md#from-the-archive-to-a-site-in-live-mode), step by step.
- **Nothing is written into this folder** when \`DATA_DIR\` lies elsewhere; it may be read-only and belong to root.
- **Your own site files** lie in a folder of yours: \`SITES_DIR=/etc/marquee/sites\`. Those of \`backend/sites\` are examples; copy its \`common\` along.
- **Your own releases**: \`RELEASES_DIR=/srv/marquee/releases\`, filled by \`node bin/marquee.mjs release --from <this folder>/releases\`. Then a remote
  can be taken back (\`rollback\`) and a newer one delivered; without it, the releases of this archive are served as they are.
- **Password hashing** has native code for ${native.join(', ') || 'no system'}; on any other system WebAssembly takes its place, with the same hashes, at a third of the speed.
- \`sbom.cdx.json\` is the bill of materials (CycloneDX), \`THIRD-PARTY-NOTICES\` the licences of what browsers load; packages in \`node_modules\` bring theirs.

[Operations](docs/operations.md) · [deploying](docs/deploy/README.md) · [sites](docs/operator.md) · [ledger](docs/ledger.md) · [player protection](docs/player-protection.md)

## Settings

${settings}
`;
}
