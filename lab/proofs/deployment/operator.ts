import { fileURLToPath } from 'node:url';
import type { Machine } from './machine';

/**
 * The operator's environment in the guide: names, a certificate, partners, a mail server. All on the machine itself.
 */
const tls = '/etc/marquee/tls';

/** The private certificate authority, which Node trusts by this variable. */
export const authority = { NODE_EXTRA_CA_CERTS: `${tls}/authority.pem` };

/** The mail server's file of received mails. */
export const mails = '/root/mails';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const partners = { gateway: 4001, odds: 4002, games: 4003, identity: 4004 };

/** The partners' names. */
export const partnerNames = Object.keys(partners).map((name) => `${name}.example`);
const allNames = ['casino.example', 'mail.example', ...partnerNames];

/** An enabled systemd unit. */
const unit = (name: string, lines: readonly string[]) => `cat > /etc/systemd/system/${name}.service <<'END'
[Service]
${lines.join('\n')}
Restart=on-failure
[Install]
WantedBy=multi-user.target
END
systemctl daemon-reload
systemctl enable --now ${name}
`;

const front = (name: string, port: number) => `cat > /etc/nginx/conf.d/${name}.conf <<'END'
server {
  listen 443 ssl http2;
  server_name ${name}.example;
  ssl_certificate ${tls}/fullchain.pem;
  ssl_certificate_key ${tls}/privkey.pem;
  location / {
    proxy_pass http://127.0.0.1:${port};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Proto https;
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}
END
`;

/** The prerequisites of the guide: a certificate, nginx, an empty Postgres server, a mail server, and the archive. */
export async function prepare(machine: Machine, archive: string): Promise<void> {
  await machine.shell(`set -e
echo '127.0.0.1 localhost ${allNames.join(' ')}' > /etc/hosts
mkdir -p ${tls} && cd ${tls}
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=Authority -keyout authority.key -out authority.pem
openssl req -newkey rsa:2048 -nodes -subj /CN=casino.example -keyout privkey.pem -out request.pem
echo 'subjectAltName=${allNames.map((name) => `DNS:${name}`).join()}' > names
openssl x509 -req -in request.pem -CA authority.pem -CAkey authority.key -CAcreateserial -days 30 -out fullchain.pem -extfile names
cat authority.pem >> /etc/ssl/certs/ca-certificates.crt
rm -rf /opt/marquee /srv/marquee /var/lib/marquee* /etc/nginx/conf.d/* /etc/nginx/sites-enabled/*
rm -rf /var/lib/postgresql/*/proof /etc/postgresql/*
version=$(ls /usr/lib/postgresql | sort -n | tail -1)
pg_createcluster $version proof -p 5432
systemctl enable --now postgresql nginx
systemctl start postgresql@$version-proof
cp ${archive} /root/
# For names that nginx does not know yet: partners are behind the same port, and a reload takes effect a moment later.
cat > /etc/nginx/conf.d/0-unknown.conf <<'END'
server { listen 443 ssl default_server; ssl_certificate ${tls}/fullchain.pem; ssl_certificate_key ${tls}/privkey.pem; keepalive_timeout 0; return 503; }
END
systemctl reload nginx
# The two programs of the guide that a small system may not have. The editor's hands are these: it fills in what the guide says.
cat > /usr/local/bin/sudo <<'END'
#!/bin/bash
[ "$1" = -u ] && exec runuser -u "$2" -- "\${@:3}"
END
cat > /usr/local/bin/nano <<'END'
#!/bin/bash
sed -i 's/^# \\(GATEWAY_URL\\|ODDS_URL\\|GAMES_URL\\|MESSAGES_FROM\\)=/\\1=/' "$1"
echo 'NODE_EXTRA_CA_CERTS=${authority.NODE_EXTRA_CA_CERTS}' >> "$1"
END
chmod +x /usr/local/bin/sudo /usr/local/bin/nano
${unit('mail', [
  `WorkingDirectory=${repository}`,
  `ExecStart=/usr/bin/node --import tsx lab/proofs/deployment/mailServer.ts ${tls}/fullchain.pem ${tls}/privkey.pem ${mails}`,
])}`);
}

/** Fills in the site file as in step 4, with the deposit methods that the sandbox's gateway supports in US dollars. */
export async function fillIn(machine: Machine): Promise<void> {
  const legal = {
    company: 'Casino Gaming Ltd',
    address: '1 High Street, Valletta',
    registration: 'C 12345',
    regulator: 'Gambling Authority',
    licence: 'EX/B2C/1/2026',
    licence_url: 'https://gambling-authority.test/licences/1',
    contact_email: 'help@casino-gaming.test',
    dispute_body: 'Gambling Disputes Service',
    dispute_url: 'https://gambling-disputes.test/players',
    data_controller: 'Casino Gaming Ltd',
    data_email: 'data@casino-gaming.test',
  };
  const program = `
const fs = require('node:fs');
const file = '/etc/marquee/sites/casino.example.json';
const site = JSON.parse(fs.readFileSync(file, 'utf8'));
const { banks, deposit_methods } = JSON.parse(fs.readFileSync('/opt/marquee/current/backend/sites/common/cashier-usd.json', 'utf8'));
site.legal = ${JSON.stringify(legal)};
site.contact_mailbox = 'help@casino-gaming.test';
site.banks = banks.slice(0, 1).map((bank) => ({ ...bank, logo: '/pictures/bank.svg' }));
site.deposit_methods = deposit_methods.filter(({ method }) => method === 'bank');
site.games_origins = ['https://games.example'];
site.providers = JSON.parse(fs.readFileSync('/opt/marquee/current/backend/sites/common/providers.json', 'utf8')).providers;
fs.writeFileSync(file, JSON.stringify(site, null, 2));
fs.mkdirSync('/srv/marquee/pictures', { recursive: true });
fs.writeFileSync('/srv/marquee/pictures/bank.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
`;
  const { code, output } = await machine.run('node', '-e', program);
  if (code !== 0) throw new Error(output);
}

/** Gives the partners their keys and starts them as units, with names behind nginx. */
export async function startPartners(machine: Machine): Promise<void> {
  for (const [name, port] of Object.entries(partners)) {
    const settings = [
      `PORT=${port}`,
      `DATA_DIR=/var/lib/partner-${name}`,
      `SANDBOX_KEYS_FILE=/etc/marquee/credentials/${name}-keys`,
      `SANDBOX_URL=https://${name}.example`,
      'OPERATOR_URL=https://casino.example',
      `NODE_EXTRA_CA_CERTS=${authority.NODE_EXTRA_CA_CERTS}`,
    ];
    const lines = ['WorkingDirectory=/opt/marquee/current', `Environment=${settings.join(' ')}`];
    await machine.shell(
      `set -e\n${unit(`partner-${name}`, [...lines, 'ExecStart=/usr/bin/node bin/marquee.mjs sandbox'])}${front(name, port)}`,
    );
  }
  await machine.shell(`set -e
nginx -t && systemctl reload nginx
for port in ${Object.values(partners).join(' ')}; do
  curl -s --retry 90 --retry-delay 1 --retry-connrefused http://127.0.0.1:$port/readyz > /dev/null
done`);
}

/** A visitor: registers and deposits or, with an account, reads its balance. */
export async function visit(machine: Machine, account = ''): Promise<{ account_id: string; balance: number }> {
  const words = `lab/proofs/deployment/visitor.ts https://casino.example ${mails} ${account}`;
  const trust = `NODE_EXTRA_CA_CERTS=${authority.NODE_EXTRA_CA_CERTS}`;
  const output = await machine.shell(`cd ${repository} && ${trust} node --import tsx ${words}`);
  return JSON.parse(output.split('\n').at(-1) ?? '');
}
