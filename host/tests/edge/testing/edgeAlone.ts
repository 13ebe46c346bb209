import { Renderers } from '@marquee/edge/render/renderers';
import type { PageJob } from '@marquee/page/rendering';

/**
 * A process whose renderers are busy until it is killed. Arguments: program, releases folder, pages. Prints `busy` once
 * a renderer signals it.
 */
const [program = '', releasesFolder = '', jobs = '[]'] = process.argv.slice(2);
const renderers = new Renderers({
  count: 2,
  program: () => program,
  releasesFolder,
  isNamed: () => true,
  failed: () => undefined,
  report: (error) => process.stderr.write(`${error}\n`),
  limits: { processor: 60_000, silence: 60_000 },
});
process.once('SIGUSR2', () => process.stdout.write('busy\n'));
renderers.started().then(() => {
  for (const job of JSON.parse(jobs) as PageJob[]) void renderers.render(job);
});
