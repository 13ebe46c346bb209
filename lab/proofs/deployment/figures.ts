import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { facts } from '../facts';
import type { Machine } from './machine';

const documented = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../docs/${path}`, import.meta.url)), 'utf8');

/** What is missing on this machine for metrics, and how to install it. */
export const lackingForFigures = () =>
  ['/usr/bin/prometheus', '/usr/bin/promtool'].flatMap((file) => (existsSync(file) ? [] : [`${file}: prometheus`]));

interface Alert {
  labels: { alertname: string };
  state: 'pending' | 'firing';
}

/**
 * The expressions of rules and dashboard, with the dashboard's variables replaced by every process and five minutes.
 */
function expressions(): string[] {
  const rules = [...documented('deploy/prometheus/alerts.yml').matchAll(/^ +expr: (['"])(.*)\1$/gm)];
  const { panels } = JSON.parse(documented('deploy/grafana/marquee.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const filled = asked.map((expr) => expr.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '5m'));
  return [...rules.map(([, , expr = '']) => expr), ...filled];
}

/** Names of metric families in expressions, without the suffixes of histograms. */
const namesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\b(?:marquee|process|nodejs)_[a-z_]+/g)].map(([name]) => name)));

/**
 * Prometheus with the documented files beside the units' site: syntax, rule tests, every expression, every name in the
 * real processes, no alarm while all is well, and the alarms of a stopped backend.
 */
export async function lookAtFigures(machine: Machine, { equal }: ReturnType<typeof facts>): Promise<void> {
  const folder = '/opt/marquee/current/docs/deploy/prometheus';
  const config = /```yaml\n(rule_files:[\s\S]*?)```/.exec(documented('operations.md'))?.[1] ?? '';
  const targets = config.replace(/- targets: .*/, '- targets: ["127.0.0.1:13000", "127.0.0.1:13001"]');
  await machine.shell(`set -e
mkdir -p /root/prometheus && cp ${folder}/*.yml /root/prometheus/
cat > /root/prometheus/prometheus.yml <<'END'
global: { scrape_interval: 1s, evaluation_interval: 1s }
${targets}END`);
  for (const words of ['check config prometheus.yml', 'check rules alerts.yml', 'test rules alerts.test.yml']) {
    const { code, output } = await machine.run('bash', '-c', `cd /root/prometheus && promtool ${words} 2>&1`);
    equal(`promtool ${words}`, code === 0 || output, true);
  }
  await machine.shell(
    `systemd-run -q --unit=figures prometheus --config.file=/root/prometheus/prometheus.yml --storage.tsdb.path=/root/prometheus/data --web.listen-address=127.0.0.1:9090`,
  );
  // It refuses queries until its files are loaded.
  await machine.shell('timeout 60 bash -c "until curl -sf http://127.0.0.1:9090/-/ready; do sleep 0.2; done"');
  const ask = async <T>(path: string, ...words: string[]): Promise<{ status: string; data: T }> => {
    const { output } = await machine.run('curl', '-sG', `http://127.0.0.1:9090/api/v1/${path}`, ...words);
    return JSON.parse(output || '{"status":"silent"}');
  };
  const until = async (what: string, holds: () => Promise<boolean>, seconds = 60) => {
    for (const from = Date.now(); !(await holds()); await setTimeout(500))
      if (Date.now() - from > seconds * 1000) throw new Error(`Waited in vain for ${what}`);
  };
  const query = (expr: string) =>
    ask<{ result: { value: [number, string] }[] }>('query', '--data-urlencode', `query=${expr}`);
  const numberOf = async (expr: string) => Number((await query(expr)).data?.result[0]?.value[1] ?? 0);
  await until(
    'ten scrapes of both processes',
    async () =>
      (await numberOf('min(count_over_time(up{job="marquee"}[5m]))')) >= 10 && (await numberOf('count(up == 1)')) === 2,
  );

  const asked = expressions();
  const wrong: string[] = [];
  for (const expr of asked) if ((await query(expr)).status !== 'success') wrong.push(expr);
  equal(`expressions of rules and dashboard that Prometheus refuses, of ${asked.length}`, wrong, []);
  const exposed = await machine.shell('curl -s http://127.0.0.1:13000/metrics http://127.0.0.1:13001/metrics');
  const families = new Map(
    [...exposed.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const isThere = (name: string) =>
    families.has(name) || families.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram';
  equal(
    'names in them that no process has',
    [...namesIn(asked)].filter((name) => !isThere(name)),
    [],
  );

  const heard = async () => {
    const { data } = await ask<{ alerts: Alert[] }>('alerts');
    return data.alerts.map(({ labels, state }) => `${labels.alertname} ${state}`).sort();
  };
  equal('alarms in calm', await heard(), []);
  await machine.run('systemctl', 'stop', 'marquee-backend@3001');
  const expected = ['MarqueeBackendAway firing', 'MarqueeDown firing'];
  await until('the alarms', async () => includes(await heard(), expected), 120);
  equal('alarms without a backend', includes(await heard(), expected), true);
  await machine.run('systemctl', 'start', 'marquee-backend@3001');
  await until('silence', async () => !(await heard()).some((alarm) => expected.includes(alarm)));
  equal(
    'alarms that are heard when it is back',
    (await heard()).filter((alarm) => alarm.endsWith('firing')),
    [],
  );
  await machine.run('systemctl', 'stop', 'figures');
}

const includes = (found: readonly string[], wanted: readonly string[]) => wanted.every((one) => found.includes(one));
