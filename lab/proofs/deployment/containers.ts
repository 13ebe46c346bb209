import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { facts } from '../facts';
import type { Machine } from './machine';
import { authority, partnerNames, visit } from './operator';

const imagesScript = fileURLToPath(new URL('images.sh', import.meta.url));
const folder = '/root/containers';

/** What is missing on this machine for containers, and how to install it. */
export const lackingForContainers = () =>
  [
    ['/usr/sbin/dockerd', 'docker.io'],
    ['/usr/bin/docker-compose', 'docker-compose'],
    ['/usr/sbin/iptables', 'iptables'],
  ].flatMap(([file = '', name]) => (existsSync(file) ? [] : [`${file}: ${name}`]));

/**
 * An operator's override file for this machine: names of partners on the host, their certificate authority, and
 * identity checks, which the site's jurisdiction requires.
 */
const override = `services:
  backend:
    extra_hosts: [${partnerNames.map((name) => `"${name}:host-gateway"`).join(', ')}]
    environment:
      NODE_EXTRA_CA_CERTS: /authority.pem
      IDENTITY_URL: https://identity.example
      IDENTITY_KEYS_FILE: /run/secrets/identity-keys
    secrets: [identity-keys]
    volumes: ["${authority.NODE_EXTRA_CA_CERTS}:/authority.pem:ro"]
  # The mail server of the machine, by a name that Docker's own DNS knows: mail is sent to what DNS says.
  mail:
    image: marquee:\${VERSION}
    entrypoint: [node, -e]
    command: ["const { connect, createServer } = require('net'); createServer((one) => one.pipe(connect(465, 'machine')).pipe(one)).listen(465)"]
    extra_hosts: ["machine:host-gateway"]
    networks: { partners: { aliases: [mail.example] } }
secrets:
  identity-keys: { file: ./identity-keys }
`;

/**
 * The documented files in an operator's folder. This version of Compose supports all of the file except its name, which
 * is set by a variable.
 */
const lay = (version: string) => `set -e
mkdir -p ${folder} /root/dist && cd ${folder}
cp /root/marquee-${version}.tar.gz /root/dist/
grep -v '^name: marquee$' /opt/marquee/current/docs/deploy/compose.yaml > compose.yaml
cat > compose.override.yaml <<'END'
${override}END
cp -r /etc/marquee/sites .
cp /etc/marquee/credentials/* .
openssl rand -hex 16 > database-password
echo "postgres://marquee:$(cat database-password)@database:5432/marquee" > database-url
chmod 400 *-keys *-url database-password
chown 1000:1000 *-keys *-url
chown 999:999 database-password
`;

/** A non-local address, as partners have: reaching the host itself from containers is another matter. */
const elsewhere = '10.9.0.2';
const world = `set -e
ip netns add world
ip link add world0 type veth peer name world1 netns world
ip address add 10.9.0.1/24 dev world0 && ip link set world0 up
ip -n world address add ${elsewhere}/24 dev world1 && ip -n world link set world1 up && ip -n world route add default via 10.9.0.1
systemd-run -q --unit=world ip netns exec world node -e 'require("node:net").createServer().listen(443)'
`;

/**
 * Dockerfile and compose file with a real Docker in the machine: base images are made from the machine's own Debian,
 * Node and Postgres, so that nothing is downloaded. The same site as with the units, on a separate database.
 */
export async function runContainers(machine: Machine, version: string, { equal, atMost }: ReturnType<typeof facts>) {
  const compose = (words: string) =>
    machine.run(
      'bash',
      '-c',
      `cd ${folder} && COMPOSE_PROJECT_NAME=marquee VERSION=${version} docker-compose ${words}`,
    );
  const exec = (service: string, script: string) =>
    machine.run('docker', 'exec', `marquee_${service}_1`, 'sh', '-c', script);
  const inspect = async (service: string, what: string) =>
    (await machine.run('docker', 'inspect', '-f', `{{${what}}}`, `marquee_${service}_1`)).output;
  const isHealthy = async (service: string) => {
    for (const from = Date.now(); ; await setTimeout(500)) {
      const state = await inspect(service, '.State.Health.Status');
      if (state === 'healthy') return state;
      if (Date.now() - from > 120_000) return `${state}: ${(await compose(`logs --tail 20 ${service}`)).output}`;
    }
  };

  await machine.shell(`set -e
systemctl disable --now marquee-edge@3000 marquee-backend@3001
mkdir -p /var/lib/docker
mount -t tmpfs tmpfs /var/lib/docker
systemctl start docker`);
  await machine.shell(world);
  await machine.shell(lay(version));
  await machine.shell(`bash ${imagesScript} 2>&1`);
  const build = `docker build -f /opt/marquee/current/docs/deploy/Dockerfile -t marquee:${version} --build-arg VERSION=${version} /root/dist`;
  const built = await machine.run('bash', '-c', build);
  equal('the image is built', built.code === 0 || built.output, true);
  const released = await compose('run --rm release');
  equal('releases, as the file says', /Live with revision 1\./.test(released.output) || released.output, true);
  const up = await compose('up -d');
  equal('compose up', up.code === 0 || up.output, true);
  for (const service of ['database', 'backend', 'edge'])
    equal(`health of the ${service}`, await isHealthy(service), 'healthy');

  for (const service of ['backend', 'edge']) {
    equal(`the ${service} runs as`, (await exec(service, 'id -u')).output, '1000');
    const refused = (await exec(service, 'touch /opt/marquee/x /etc/x /x 2>&1')).output.match(/Read-only/g)?.length;
    equal(`the ${service} is refused to write to archive and system`, refused, 3);
    const status = (await exec(service, 'cat /proc/1/status')).output;
    equal(`the ${service} has no capability`, /^CapEff:\s+0+$/m.test(status), true);
    const scrape = `fetch('http://${service}:9464/metrics').then((answer) => answer.text()).then((text) => console.log(text.includes('marquee_http_seconds')))`;
    const words = [
      'run',
      '--rm',
      '--network',
      'marquee_inside',
      '--entrypoint',
      'node',
      `marquee:${version}`,
      '-e',
      scrape,
    ];
    equal(
      `figures of the ${service}, asked for on the network inside`,
      (await machine.run('docker', ...words)).output,
      'true',
    );
  }
  const connect = (service: string) =>
    exec(service, `timeout 3 bash -c "exec 3<>/dev/tcp/${elsewhere}/443" 2>/dev/null && echo reached || echo not`);
  equal('the database and a partner', (await connect('database')).output, 'not');
  equal('the backend and a partner', (await connect('backend')).output, 'reached');

  const { account_id, balance } = await visit(machine);
  equal('a visitor registers, is identified and pays in', balance, 10_000);
  const pid = await inspect('backend', '.State.Pid');
  await machine.run('kill', '-9', pid);
  for (const from = Date.now(); (await inspect('backend', '.RestartCount')) === '0' && Date.now() - from < 30_000; )
    await setTimeout(300);
  equal(
    'a killed backend was started again',
    [await inspect('backend', '.RestartCount'), await isHealthy('backend')],
    ['1', 'healthy'],
  );
  const from = Date.now();
  await compose('stop edge backend');
  atMost('edge and backend stop, seconds', (Date.now() - from) / 1000, 45);
  equal(
    'they ended by themselves',
    [await inspect('edge', '.State.ExitCode'), await inspect('backend', '.State.ExitCode')],
    ['0', '0'],
  );
  await compose('down');
  await compose('up -d');
  equal('health after down and up', [await isHealthy('backend'), await isHealthy('edge')], ['healthy', 'healthy']);
  equal('the money after it', (await visit(machine, account_id)).balance, balance);
}
