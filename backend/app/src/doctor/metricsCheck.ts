import { type Finding, failed, ok, reasonOf, warning } from './check';

/** Timeout, ms. */
const limit = 5_000;

/** Wildcard addresses, and the address to connect to. */
const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

const hostIn = (host: string) => everywhere[host] ?? (host.includes(':') ? `[${host}]` : host);

async function probe(at: string): Promise<Finding[]> {
  const text = (path: string) =>
    fetch(at + path, { signal: AbortSignal.timeout(limit) }).then(async (answer) => ({
      status: answer.status,
      body: await answer.text(),
    }));
  const metrics = await text('/metrics');
  if (!metrics.body.includes('marquee_')) {
    return [failed(`${at} is answered by something else`, 'Choose another METRICS_PORT, or stop what has this one.')];
  }
  const { status, body } = await text('/readyz');
  if (status === 200) return [ok(`answered at ${at}, and the process is ready`)];
  return [
    ok(`answered at ${at}`),
    failed(`the process is not ready: ${body.slice(0, 300)}`, 'docs/operations.md, Health, says what each part means.'),
  ];
}

/** Whether metrics can be collected, and what they say about the process. */
export async function metricsFindings(where: { port: number | undefined; host: string }): Promise<Finding[]> {
  const { port, host } = where;
  if (!port) return [warning('there is no port for figures', 'Set METRICS_PORT: without figures there are no alarms.')];
  const findings = await probe(`http://${hostIn(host)}:${port}`).catch((error) => [
    warning(`nothing answers on port ${port} (${reasonOf(error)})`, 'Expected only while the site does not run.'),
  ]);
  if (!(host in everywhere)) return findings;
  const todo = 'Set METRICS_HOST to 127.0.0.1, or to an address of a private network.';
  return [
    ...findings,
    warning('METRICS_HOST is every address of this machine: whoever reaches it reads the figures', todo),
  ];
}
