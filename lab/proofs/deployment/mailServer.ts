import { appendFileSync, readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

/**
 * `mailServer.ts <certificate> <key> <file>`: the operator's mail server inside the machine of this proof, on port 465
 * with TLS. It lets everybody sign in, and adds each mail to the file as it came, with a line `---` after it.
 */
const [certificate = '', key = '', file = ''] = process.argv.slice(2);
const server = new SMTPServer({
  secure: true,
  cert: readFileSync(certificate),
  key: readFileSync(key),
  onAuth: (_, __, done) => done(null, { user: 'codes' }),
  onData(stream, _, done) {
    let raw = '';
    stream.on('data', (part: Buffer) => {
      raw += part.toString('utf8');
    });
    stream.on('end', () => {
      appendFileSync(file, `${raw}\n---\n`);
      done();
    });
  },
});
// Who only looks at the certificate hangs up.
server.on('error', () => {});
server.listen(465);
