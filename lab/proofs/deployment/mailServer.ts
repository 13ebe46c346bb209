import { appendFileSync, readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

/**
 * `mailServer.ts <certificate> <key> <file>`: the mail server in this proof's machine, on port 465 with TLS. It accepts
 * every sign-in, and appends each mail to the file, followed by a line `---`.
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
// Clients that only check the certificate disconnect.
server.on('error', () => {});
server.listen(465);
