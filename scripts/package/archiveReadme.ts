import type { Placed } from './packages';

/** The README of an archive. */
export function archiveReadme({ version, placed }: { version: string; placed: readonly Placed[] }) {
  const native = placed.filter(({ name }) => /^@node-rs\/argon2-(?!wasm)/.test(name)).map(({ name }) => name.slice(16));
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

[Settings](docs/settings.md) · [operations](docs/operations.md) · [deploying](docs/deploy/README.md) · [sites](docs/operator.md) · [ledger](docs/ledger.md) · [player protection](docs/player-protection.md)
`;
}
