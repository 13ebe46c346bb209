import { integrityOf } from '@marquee/federation-build/assets';
import type { AssetFile } from '@marquee/federation-runtime/compiledRemote';
import type { Artefact, Check } from './rules';

/** Allowed file types: what pages load, and nothing that a browser would open as a page. */
const served = /\.(m?js|cjs|css|json|png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|otf|mp3|ogg|m4a|wav|webm|mp4|txt)$/;
/** Active content of an SVG. */
const active = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i;

/** The folder may only contain files of allowed types that are listed in the description. */
export const listing: Check = ({ compiled, files, unexpected, read }) => {
  const listed = new Set(compiled.files.map(({ file }) => file));
  const found = files.flatMap((file) => {
    if (/(^|\/)\./.test(file)) return [`${file} is a hidden file`];
    // Source maps have their own rule.
    if (!served.test(file) && !file.endsWith('.map')) return [`${file} is none of the kinds of files that pages fetch`];
    if (!listed.has(file)) return [`${file} is in the folder, and not listed in remote.json`];
    if (file.endsWith('.cjs') && file !== compiled.server?.file)
      return [`${file} is for a server, and not named as it`];
    return file.endsWith('.svg') && active.test(read(file)) ? [`${file} is a drawing that runs code`] : [];
  });
  return [...unexpected, ...found];
};

/** All files named in the description. */
function named({ compiled }: Artefact): AssetFile[] {
  const modules = Object.values(compiled.modules).flatMap(({ js, css }) => [...js, ...css]);
  const server = compiled.server ? [compiled.server] : [];
  return [compiled.entry, ...server, ...modules, ...Object.values(compiled.locales), ...compiled.files];
}

/** Every listed file must exist with its hash; one file has one hash. */
export const hashes: Check = (artefact) => {
  const there = new Set(artefact.files);
  const real = new Map<string, string>();
  const problems = named(artefact).flatMap(({ file, integrity }) => {
    if (!there.has(file)) return [`${file} is missing`];
    const found = real.get(file) ?? integrityOf(artefact.bytes(file));
    real.set(file, found);
    return found === integrity ? [] : [`${file} is not the file that was hashed: ${integrity.slice(0, 20)}…`];
  });
  return [...new Set(problems)];
};
