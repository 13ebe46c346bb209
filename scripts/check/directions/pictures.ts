import type { Directions } from './directionsTable';

/** The layers of a folder as a chart, lowest at the bottom. Throws if the table has no such folder. */
function layersChart(folder: string, { layers }: Directions): string[] {
  const row = layers.find(({ path }) => path === folder);
  if (!row) throw new Error(`scripts/check/directions/directionsTable.ts has no layers of ${folder}`);
  const boxes = row.layers.map((names, layer) => `layer${layer}["${names.join(' · ')}"]`).reverse();
  return boxes.slice(1).map((box, above) => `${boxes[above]} --> ${box}`);
}

/** The parts of a folder and their imports among each other, without arrows implied by a longer path. */
function partsChart(folder: string, { areas }: Directions): string[] {
  const isInside = (path: string) => path.startsWith(`${folder}/`);
  const named = (path: string) => path.slice(folder.length + 1);
  const importsOf = (path: string) => (areas.find((area) => area.path === path)?.imports ?? []).filter(isInside);
  const reaches = (from: string, to: string): boolean =>
    importsOf(from).some((next) => next === to || reaches(next, to));
  return areas
    .filter(({ path }) => isInside(path))
    .flatMap(({ path }) => {
      const direct = importsOf(path).filter((to) => !importsOf(path).some((other) => reaches(other, to)));
      return direct.map((to) => `${named(path)} --> ${named(to)}`);
    });
}

const charts = { layers: layersChart, parts: partsChart };

/**
 * Regenerates a page's charts between `<!-- layers of <folder> -->` or `<!-- parts of <folder> -->` and `<!-- end -->`.
 */
export function withPictures(page: string, table: Directions): string {
  return page.replace(
    /(<!-- (layers|parts) of (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, kind: keyof typeof charts, folder: string, end: string) => {
      const lines = charts[kind](folder, table).map((line) => `  ${line}\n`);
      return `${start}\n\`\`\`mermaid\nflowchart TB\n${lines.join('')}\`\`\`\n\n${end}`;
    },
  );
}
