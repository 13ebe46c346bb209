import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../../docs/deploy/README.md', import.meta.url));

/** A step of the guide: number, title, commands, and expected output. */
export interface Step {
  number: number;
  title: string;
  script: string;
  sees: string;
}

/** The steps of the page. @throws unless it has twelve of them with commands */
export function guideSteps(page = readFileSync(file, 'utf8')): Step[] {
  const [, way = ''] = page.split('\n## From the archive to a site in live mode\n');
  const [text = ''] = way.split(/\n##+ /);
  const seen = new Map(
    [...text.matchAll(/^\| (\d+)\. [^|]+\| ([^|]+?) +\|/gm)].map(([, number, sees = '']) => [Number(number), sees]),
  );
  const parts = text.split(/^\*\*(?=\d+\. )/m).slice(1);
  const steps = parts.map((part) => {
    const [, number, title = ''] = /^(\d+)\. ([^*]+?)\.?\*\*/.exec(part) ?? [];
    const scripts = [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, script]) => script);
    return { number: Number(number), title, script: scripts.join(''), sees: seen.get(Number(number)) ?? '' };
  });
  const isWhole = steps.every(({ number, script, sees }, at) => number === at + 1 && script && sees);
  if (steps.length !== 12 || !isWhole) throw new Error('docs/deploy/README.md has not twelve steps with commands');
  return steps;
}
